import { expect, test } from 'vitest';
import { Actor, isMachineSnapshot } from 'xstate';
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { devicesMachine } from '../../src/machines/account/devicesMachine';
import { emailChangeMachine } from '../../src/machines/account/emailChangeMachine';
import { exportMachine } from '../../src/machines/account/exportMachine';
import { farewellMachine } from '../../src/machines/account/farewellMachine';
import { mailWishesMachine } from '../../src/machines/account/mailWishesMachine';
import { passwordChangeMachine } from '../../src/machines/account/passwordChangeMachine';
import { buildWatchMachine } from '../../src/machines/buildWatch/buildWatchMachine';
import { chatMachine } from '../../src/machines/chat/chatMachine';
import { personaMachine } from '../../src/machines/persona/personaMachine';
import { photoMachine } from '../../src/machines/persona/photoMachine';
import { chatDeletionMachine } from '../../src/machines/chatDesk/chatDeletionMachine';
import { chatDeskMachine } from '../../src/machines/chatDesk/chatDeskMachine';
import { chatListMachine } from '../../src/machines/chatList/chatListMachine';
import { chatSearchHostMachine } from '../../src/machines/chatSearch/chatSearchHostMachine';
import { chatSearchMachine } from '../../src/machines/chatSearch/chatSearchMachine';
import { claimMachine } from '../../src/machines/claim/claimMachine';
import { communityMachine } from '../../src/machines/community/communityMachine';
import { conversationMachine } from '../../src/machines/conversation/conversationMachine';
import { deletionMachine } from '../../src/machines/deletion/deletionMachine';
import { ledgerMachine } from '../../src/machines/ledger/ledgerMachine';
import { offerMachine } from '../../src/machines/offer/offerMachine';
import { outgoingMachine } from '../../src/machines/outbox/outgoingMachine';
import { passwordMachine } from '../../src/machines/password/passwordMachine';
import { paymentMachine } from '../../src/machines/payment/paymentMachine';
import { memoryMachine } from '../../src/machines/memory/memoryMachine';
import { removalMachine } from '../../src/machines/removal/removalMachine';
import { reportsMachine } from '../../src/machines/reports/reportsMachine';
import { receiptsMachine } from '../../src/machines/subscription/receiptsMachine';
import { subscriptionMachine } from '../../src/machines/subscription/subscriptionMachine';
import { shortcutsMachine } from '../../src/machines/shortcuts/shortcutsMachine';
import { unblurMachine } from '../../src/machines/unblur/unblurMachine';
import { subjectMachine } from '../../src/machines/undress/subjectMachine';
import { undressMachine } from '../../src/machines/undress/undressMachine';
import { companyMachine } from '../../src/machines/welcome/companyMachine';
import { welcomeMachine } from '../../src/machines/welcome/welcomeMachine';
import { verificationMachine } from '../../src/machines/verification/verificationMachine';
import { voiceMachine } from '../../src/machines/voice/voiceMachine';
import * as accountPanels from '../../src/ui/account/AccountPanels.stories';
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
import * as offer from '../../src/ui/offer/Offer.stories';
import * as passwordPage from '../../src/ui/password/PasswordPage.stories';
import * as payment from '../../src/ui/payment/Payment.stories';
import * as ledgerPage from '../../src/ui/ledger/LedgerPage.stories';
import * as claimCard from '../../src/ui/claim/ClaimCard.stories';
import * as communityBanner from '../../src/ui/community/CommunityBanner.stories';
import * as memoryDialog from '../../src/ui/memory/MemoryDialog.stories';
import * as removalPage from '../../src/ui/removal/RemovalPage.stories';
import * as reportsPage from '../../src/ui/reports/ReportsPage.stories';
import * as newBuild from '../../src/ui/shell/NewBuild.stories';
import * as shortcutsDialog from '../../src/ui/shortcuts/ShortcutsDialog.stories';
import * as receipts from '../../src/ui/subscription/Receipts.stories';
import * as subscription from '../../src/ui/subscription/Subscription.stories';
import * as personaDialog from '../../src/ui/persona/PersonaDialog.stories';
import * as photoStep from '../../src/ui/persona/PhotoStep.stories';
import * as undressPage from '../../src/ui/undress/UndressPage.stories';
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
  reportsPage,
  removalPage,
  memoryDialog,
];

const machines: readonly AnyStateMachine[] = [
  chatMachine,
  conversationMachine,
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
  reportsMachine,
  removalMachine,
  memoryMachine,
];

/** States that look like another one, or like nothing, and why. */
const withoutStory: Readonly<Record<string, string>> = {
  'chat: page.arriving': 'it is passed at once',
  'chat: page.open.staying': 'the stories of the conversation show it',
  'chat: page.open.parting': 'what is there stays',
  'chat: texts.translating': 'the texts before stay',
  'chat: texts.greeting': 'the greeting before stays',
  'chat: texts.behind': 'the texts before stay',
  'conversation: history.shown.catchingUp': 'what is there stays',
  'conversation: history.shown.behind': 'what is there stays',
  'conversation: composer.unready.idle': 'the field is as it always is',
  'conversation: receipt.marking': 'nobody sees that it is told',
  'conversation: receipt.behind': 'nobody sees that it is told again',
  'conversation: journey.departing': 'it is passed at once',
  'conversation: visit.visiting.copy.rereading': 'what is there stays',
  'conversation: visit.visiting.copy.behind': 'what is there stays',
  'conversation: deletion': 'each deletion has a state of its own',
  'conversation: edit.open.returning': 'the field is as while it is written in',
  'conversation: edit.open.looking': 'the field is as while it is written in',
  'conversation: pictures': 'each picture has states of its own',
  'conversation: voices': 'each voice has states of its own',
  'outgoing: arriving': 'it is passed at once',
  'outgoing: sent': 'the message of the server has taken its place',
  'outgoing: returned': 'its words are in the field',
  'outgoing: discarded': 'it is gone',
  'chatList: closed': 'guests have no list',
  'chatDesk: said': 'the search has states of its own',
  'chatDesk: restart.confirming': 'RestartAsked goes there',
  'chatDeletion: attention.away': 'attention only stops the clock',
  'chatDeletion: course.deleting.meant': 'the way back is offered already, as when it is open',
  'chatDeletion: course.deleting.regretted': 'the bar is as busy as while it is restored',
  'chatDeletion: course.undone': 'its bar is gone',
  'chatDeletion: course.refused': 'its bar is gone, and an alert says so',
  'chatDeletion: course.ended': 'its bar is gone',
  'deletion: deleting.plain': 'the way back is offered already, as when it is deleted',
  'deletion: deleting.held': 'attention only stops the clock',
  'deletion: deleting.regretted': 'the bar is as busy as while it is restored',
  'deletion: deleting.dismissed': 'its bar is gone',
  'deletion: deleted.held': 'attention only stops the clock',
  'deletion: deleted.lingering': 'attention only stops the clock',
  'deletion: over': 'its bar is gone',
  'chatSearchHost: asleep': 'it wakes when it is shown',
  'chatSearch: arriving': 'it is passed at once',
  'chatSearch: typing': 'it looks as while it is searched',
  'shortcuts: keys.arriving': 'it is passed at once',
  'shortcuts: list.hidden': 'it is hidden',
  'buildWatch: waiting': 'there is nothing to say',
  'buildWatch: asking': 'there is nothing to say yet',
  'buildWatch: offline': 'the frame says that the device is offline',
  'buildWatch: outdated.cutOff': 'the frame says that the device is offline',
  'buildWatch: outdated.dismissed': 'its notice was put away',
  'buildWatch: outdated.dismissedCutOff': 'its notice was put away',
  'unblur: arriving': 'it is passed at once',
  'unblur: deciding': 'it is passed at once',
  'subject: arriving': 'it is passed at once',
  'subject: gallery.missing': 'it is passed at once',
  'undress: arriving': 'it is passed at once',
  'undress: deciding': 'it is passed at once',
  'undress: processing.asking': 'it looks as while it waits',
  'voice: deciding': 'it is passed at once',
  'offer: recalling': 'it looks as while the offers are loaded',
  'offer: parting': 'it looks as it did before it was closed',
  'offer: paying': 'the payment has states of its own',
  'offer: left': 'the dialog is gone',
  'payment: recalling': 'it looks as while the purchase is read',
  'payment: sorting': 'it is passed at once',
  'payment: over': 'the offers are shown again',
  'claim: looking': 'it is passed at once',
  'community: recalling': 'it is passed at once',
  'community: dismissed': 'it was put away',
  'ledger: shown.head.renewing': 'what is there stays',
  'ledger: shown.head.behind': 'what is there stays',
  'subscription: shown.copy.rereading': 'what is there stays',
  'receipts: shown.rereading': 'what is there stays',
  'persona: arriving': 'it is passed at once',
  'persona: deciding': 'it is passed at once',
  'persona: recalling': 'it is passed at once',
  'persona: making.resuming': 'it is passed at once',
  'persona: saved': 'it is passed at once',
  'verification: arriving': 'it is passed at once',
  'verification: open.code.arriving': 'it is passed at once',
  'verification: open.mail.recalling': 'it is passed at once',
  'welcome: recognizing': 'it looks as while it recalls',
  'welcome: placing': 'it is passed at once',
  'company: deciding': 'it is passed at once',
  'devices: shown.over': 'the page goes in a moment, as busy as before',
  'farewell: over': 'the page goes in a moment, as busy as before',
};

const leavesOf = (node: AnyStateNode): readonly string[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesOf);
};

const activeIn = (value: StateValue, path: readonly string[] = []): readonly string[] =>
  typeof value === 'string'
    ? [[...path, value].join('.')]
    : Object.entries(value).flatMap(([key, below]) =>
        below === undefined ? [] : activeIn(below, [...path, key]),
      );

/** The states of all actors that are in `value`, and in what these know and run, however deep. */
function restsIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (!(value instanceof Actor)) return Object.values(value).flatMap((one) => restsIn(one, seen));
  const snapshot: unknown = value.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  return [
    ...activeIn(snapshot.value).map((leaf) => `${snapshot.machine.id}: ${leaf}`),
    ...restsIn(snapshot.context, seen),
    ...restsIn(snapshot.children, seen),
  ];
}

test('every state of the chat that a person can see rests in a story', () => {
  const args = stories.flatMap((file) =>
    Object.values(file).map((story) => ('args' in story ? story.args : null)),
  );
  const shown = new Set(restsIn(args));
  const missing = machines.flatMap((machine) =>
    leavesOf(machine.root)
      .map((leaf) => `${machine.id}: ${leaf}`)
      .filter((state) => !shown.has(state)),
  );
  expect(missing).toEqual(Object.keys(withoutStory));
});
