import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { leavesOf, restsIn } from '../../inspector/screens/restsIn';
import { withoutScreen } from '../../inspector/screens/withoutScreen';
import { devicesMachine } from '../../src/machines/account/devicesMachine';
import { emailChangeMachine } from '../../src/machines/account/emailChangeMachine';
import { exportMachine } from '../../src/machines/account/exportMachine';
import { farewellMachine } from '../../src/machines/account/farewellMachine';
import { mailWishesMachine } from '../../src/machines/account/mailWishesMachine';
import { passwordChangeMachine } from '../../src/machines/account/passwordChangeMachine';
import { botProfileMachine } from '../../src/machines/botProfile/botProfileMachine';
import { ageGateMachine } from '../../src/machines/ageGate/ageGateMachine';
import { alertMachine } from '../../src/machines/alerts/alertMachine';
import { alertsMachine } from '../../src/machines/alerts/alertsMachine';
import { blogMachine } from '../../src/machines/blog/blogMachine';
import { buildWatchMachine } from '../../src/machines/buildWatch/buildWatchMachine';
import { callMachine } from '../../src/machines/call/callMachine';
import { catalogueMachine } from '../../src/machines/catalogue/catalogueMachine';
import { chatMachine } from '../../src/machines/chat/chatMachine';
import { personaMachine } from '../../src/machines/persona/personaMachine';
import { photoMachine } from '../../src/machines/persona/photoMachine';
import { chatDeletionMachine } from '../../src/machines/chatDesk/chatDeletionMachine';
import { chatDeskMachine } from '../../src/machines/chatDesk/chatDeskMachine';
import { pinningMachine } from '../../src/machines/chatDesk/pinningMachine';
import { chatListMachine } from '../../src/machines/chatList/chatListMachine';
import { chatSearchHostMachine } from '../../src/machines/chatSearch/chatSearchHostMachine';
import { chatSearchMachine } from '../../src/machines/chatSearch/chatSearchMachine';
import { claimMachine } from '../../src/machines/claim/claimMachine';
import { communityMachine } from '../../src/machines/community/communityMachine';
import { conversationMachine } from '../../src/machines/conversation/conversationMachine';
import { deletionMachine } from '../../src/machines/deletion/deletionMachine';
import { favouritesMachine } from '../../src/machines/favourites/favouritesMachine';
import { ledgerMachine } from '../../src/machines/ledger/ledgerMachine';
import { loginMachine } from '../../src/machines/login/loginMachine';
import { offerMachine } from '../../src/machines/offer/offerMachine';
import { outgoingMachine } from '../../src/machines/outbox/outgoingMachine';
import { bundleMachine } from '../../src/machines/bundle/bundleMachine';
import { passwordMachine } from '../../src/machines/password/passwordMachine';
import { paymentMachine } from '../../src/machines/payment/paymentMachine';
import { localeMachine } from '../../src/machines/locale/localeMachine';
import { memoryMachine } from '../../src/machines/memory/memoryMachine';
import { navigationMachine } from '../../src/machines/navigation/navigationMachine';
import { pageMachine } from '../../src/machines/page/pageMachine';
import { removalMachine } from '../../src/machines/removal/removalMachine';
import { recordingMachine } from '../../src/machines/recording/recordingMachine';
import { reportMachine } from '../../src/machines/report/reportMachine';
import { reportsMachine } from '../../src/machines/reports/reportsMachine';
import { sessionMachine } from '../../src/machines/session/sessionMachine';
import { receiptsMachine } from '../../src/machines/subscription/receiptsMachine';
import { subscriptionMachine } from '../../src/machines/subscription/subscriptionMachine';
import { signupMachine } from '../../src/machines/signup/signupMachine';
import { shortcutsMachine } from '../../src/machines/shortcuts/shortcutsMachine';
import { unblurMachine } from '../../src/machines/unblur/unblurMachine';
import { subjectMachine } from '../../src/machines/undress/subjectMachine';
import { undressMachine } from '../../src/machines/undress/undressMachine';
import { companyMachine } from '../../src/machines/welcome/companyMachine';
import { welcomeMachine } from '../../src/machines/welcome/welcomeMachine';
import { unsubscribeMachine } from '../../src/machines/unsubscribe/unsubscribeMachine';
import { verificationMachine } from '../../src/machines/verification/verificationMachine';
import { voiceMachine } from '../../src/machines/voice/voiceMachine';
import * as accountPanels from '../../src/ui/account/AccountPanels.stories';
import * as partPage from '../../src/ui/app/BundlePage.stories';
import * as alerts from '../../src/ui/alerts/Alerts.stories';
import * as screen from '../../src/ui/app/Screen.stories';
import * as blogPage from '../../src/ui/blog/BlogPage.stories';
import * as callPage from '../../src/ui/call/CallPage.stories';
import * as chatPage from '../../src/ui/chat/ChatPage.stories';
import * as conversation from '../../src/ui/chat/Conversation.stories';
import * as conversationSearch from '../../src/ui/chat/ConversationSearch.stories';
import * as messageList from '../../src/ui/chat/MessageList.stories';
import * as privatePicture from '../../src/ui/chat/PrivatePicture.stories';
import * as removal from '../../src/ui/chat/Removal.stories';
import * as versions from '../../src/ui/chat/Versions.stories';
import * as voice from '../../src/ui/chat/Voice.stories';
import * as chatListPage from '../../src/ui/chatList/ChatListPage.stories';
import * as chatSearch from '../../src/ui/chatSearch/ChatSearch.stories';
import * as messageHits from '../../src/ui/chatSearch/MessageHits.stories';
import * as botProfileDialog from '../../src/ui/explore/BotProfileDialog.stories';
import * as explorePage from '../../src/ui/explore/ExplorePage.stories';
import * as favouriteButton from '../../src/ui/favourites/FavouriteButton.stories';
import * as loginDialog from '../../src/ui/login/LoginDialog.stories';
import * as offer from '../../src/ui/offer/Offer.stories';
import * as passwordPage from '../../src/ui/password/PasswordPage.stories';
import * as payment from '../../src/ui/payment/Payment.stories';
import * as ledgerPage from '../../src/ui/ledger/LedgerPage.stories';
import * as claimCard from '../../src/ui/claim/ClaimCard.stories';
import * as communityBanner from '../../src/ui/community/CommunityBanner.stories';
import * as memoryDialog from '../../src/ui/memory/MemoryDialog.stories';
import * as removalPage from '../../src/ui/removal/RemovalPage.stories';
import * as recording from '../../src/ui/recording/Recording.stories';
import * as reportDialog from '../../src/ui/report/ReportDialog.stories';
import * as reportsPage from '../../src/ui/reports/ReportsPage.stories';
import * as settingsPage from '../../src/ui/settings/SettingsPage.stories';
import * as newBuild from '../../src/ui/shell/NewBuild.stories';
import * as shortcutsDialog from '../../src/ui/shortcuts/ShortcutsDialog.stories';
import * as signupDialog from '../../src/ui/signup/SignupDialog.stories';
import * as receipts from '../../src/ui/subscription/Receipts.stories';
import * as subscription from '../../src/ui/subscription/Subscription.stories';
import * as personaDialog from '../../src/ui/persona/PersonaDialog.stories';
import * as photoStep from '../../src/ui/persona/PhotoStep.stories';
import * as undressPage from '../../src/ui/undress/UndressPage.stories';
import * as unsubscribePage from '../../src/ui/unsubscribe/UnsubscribePage.stories';
import * as verificationPage from '../../src/ui/verification/VerificationPage.stories';
import * as welcomePage from '../../src/ui/welcome/WelcomePage.stories';

const stories = [
  chatPage,
  conversation,
  conversationSearch,
  messageList,
  privatePicture,
  removal,
  versions,
  voice,
  chatListPage,
  chatSearch,
  messageHits,
  shortcutsDialog,
  newBuild,
  undressPage,
  callPage,
  offer,
  payment,
  claimCard,
  communityBanner,
  ledgerPage,
  subscription,
  personaDialog,
  photoStep,
  receipts,
  welcomePage,
  verificationPage,
  passwordPage,
  accountPanels,
  recording,
  reportsPage,
  removalPage,
  memoryDialog,
  unsubscribePage,
  explorePage,
  favouriteButton,
  botProfileDialog,
  partPage,
  signupDialog,
  loginDialog,
  reportDialog,
  screen,
  alerts,
  blogPage,
  settingsPage,
];

const machines: readonly AnyStateMachine[] = [
  chatMachine,
  conversationMachine,
  callMachine,
  outgoingMachine,
  chatListMachine,
  chatDeskMachine,
  chatDeletionMachine,
  deletionMachine,
  chatSearchHostMachine,
  chatSearchMachine,
  shortcutsMachine,
  buildWatchMachine,
  unblurMachine,
  subjectMachine,
  undressMachine,
  voiceMachine,
  offerMachine,
  paymentMachine,
  claimMachine,
  communityMachine,
  ledgerMachine,
  subscriptionMachine,
  receiptsMachine,
  personaMachine,
  photoMachine,
  verificationMachine,
  passwordMachine,
  welcomeMachine,
  companyMachine,
  emailChangeMachine,
  passwordChangeMachine,
  devicesMachine,
  mailWishesMachine,
  exportMachine,
  farewellMachine,
  recordingMachine,
  reportsMachine,
  removalMachine,
  memoryMachine,
  unsubscribeMachine,
  catalogueMachine,
  favouritesMachine,
  botProfileMachine,
  pinningMachine,
  bundleMachine,
  signupMachine,
  loginMachine,
  reportMachine,
  ageGateMachine,
  alertsMachine,
  alertMachine,
  blogMachine,
  localeMachine,
  navigationMachine,
  pageMachine,
  sessionMachine,
];

test('every state that a person can see rests in a story', () => {
  const args = stories.flatMap((file) =>
    Object.values(file).map((story) => ('args' in story ? story.args : null)),
  );
  const shown = new Set(restsIn(args));
  const missing = machines.flatMap((machine) =>
    leavesOf(machine.root)
      .map((leaf) => `${machine.id}: ${leaf}`)
      .filter((state) => !shown.has(state)),
  );
  expect(missing).toEqual(Object.keys(withoutScreen));
});
