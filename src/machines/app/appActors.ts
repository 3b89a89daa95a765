import type { accountMachine } from '../account/accountMachine';
import { ageGateMachine } from '../ageGate/ageGateMachine';
import { alertsMachine } from '../alerts/alertsMachine';
import type { blogMachine } from '../blog/blogMachine';
import type { botProfileMachine } from '../botProfile/botProfileMachine';
import type { caretakerMachine } from '../caretaker/caretakerMachine';
import { catalogueMachine } from '../catalogue/catalogueMachine';
import type { chatMachine } from '../chat/chatMachine';
import type { chatListMachine } from '../chatList/chatListMachine';
import type { claimMachine } from '../claim/claimMachine';
import type { communityMachine } from '../community/communityMachine';
import type { eventStreamMachine } from '../eventStream/eventStreamMachine';
import { favouritesMachine } from '../favourites/favouritesMachine';
import type { ledgerMachine } from '../ledger/ledgerMachine';
import { localeMachine } from '../locale/localeMachine';
import type { loginMachine } from '../login/loginMachine';
import { navigationMachine } from '../navigation/navigationMachine';
import type { offerMachine } from '../offer/offerMachine';
import { outboxHostMachine } from '../outbox/outboxHostMachine';
import { pageMachine } from '../page/pageMachine';
import { partMachine } from '../part/partMachine';
import type { paymentMachine } from '../payment/paymentMachine';
import type { personaMachine } from '../persona/personaMachine';
import type { profileFormMachine } from '../profileForm/profileFormMachine';
import type { memoryMachine } from '../memory/memoryMachine';
import type { reportMachine } from '../report/reportMachine';
import type { removalMachine } from '../removal/removalMachine';
import type { reportsMachine } from '../reports/reportsMachine';
import { sessionMachine } from '../session/sessionMachine';
import { machineNotProvided } from '../shared/lateMachine';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import { shortcutsMachine } from '../shortcuts/shortcutsMachine';
import type { signupMachine } from '../signup/signupMachine';
import { themeMachine } from '../theme/themeMachine';
import type { subscriptionMachine } from '../subscription/subscriptionMachine';
import type { passwordMachine } from '../password/passwordMachine';
import type { callMachine } from '../call/callMachine';
import type { undressMachine } from '../undress/undressMachine';
import type { welcomeMachine } from '../welcome/welcomeMachine';
import type { unsubscribeMachine } from '../unsubscribe/unsubscribeMachine';
import type { verificationMachine } from '../verification/verificationMachine';
import type { ConnectivityEvent } from './appTypes';

/** Whom the root starts; those whose code comes late must be provided. */
export const appActors = {
  /** Brings the code that nobody waits for. */
  /** Brings what comes late; answers the address of the community chat, null where there is none. */
  afterwards: notProvided<string | null>('afterwards'),
  connectivity: callbackNotProvided<ConnectivityEvent>('connectivity'),
  session: sessionMachine,
  navigation: navigationMachine,
  alerts: alertsMachine,
  locale: localeMachine,
  theme: themeMachine,
  shortcuts: shortcutsMachine,
  ageGate: ageGateMachine,
  catalogue: catalogueMachine,
  chatList: machineNotProvided<typeof chatListMachine>('chatList'),
  favourites: favouritesMachine,
  eventStream: machineNotProvided<typeof eventStreamMachine>('eventStream'),
  outbox: outboxHostMachine,
  page: pageMachine,
  characters: partMachine,
  forms: partMachine,
  pictures: partMachine,
  calls: partMachine,
  money: partMachine,
  member: partMachine,
  chat: machineNotProvided<typeof chatMachine>('chat'),
  login: machineNotProvided<typeof loginMachine>('login'),
  signup: machineNotProvided<typeof signupMachine>('signup'),
  profileForm: machineNotProvided<typeof profileFormMachine>('profileForm'),
  password: machineNotProvided<typeof passwordMachine>('password'),
  verification: machineNotProvided<typeof verificationMachine>('verification'),
  welcome: machineNotProvided<typeof welcomeMachine>('welcome'),
  report: machineNotProvided<typeof reportMachine>('report'),
  memory: machineNotProvided<typeof memoryMachine>('memory'),
  reports: machineNotProvided<typeof reportsMachine>('reports'),
  removal: machineNotProvided<typeof removalMachine>('removal'),
  unsubscribe: machineNotProvided<typeof unsubscribeMachine>('unsubscribe'),
  blog: machineNotProvided<typeof blogMachine>('blog'),
  botProfile: machineNotProvided<typeof botProfileMachine>('botProfile'),
  undress: machineNotProvided<typeof undressMachine>('undress'),
  call: machineNotProvided<typeof callMachine>('call'),
  offer: machineNotProvided<typeof offerMachine>('offer'),
  payment: machineNotProvided<typeof paymentMachine>('payment'),
  ledger: machineNotProvided<typeof ledgerMachine>('ledger'),
  subscription: machineNotProvided<typeof subscriptionMachine>('subscription'),
  account: machineNotProvided<typeof accountMachine>('account'),
  persona: machineNotProvided<typeof personaMachine>('persona'),
  caretaker: machineNotProvided<typeof caretakerMachine>('caretaker'),
  claim: machineNotProvided<typeof claimMachine>('claim'),
  community: machineNotProvided<typeof communityMachine>('community'),
  upkeep: notProvided<void>('upkeep'),
};
