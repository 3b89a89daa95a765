import type { AccountNotice, AccountRef } from '../account/accountMachine';
import type { AgeGateNotice } from '../ageGate/ageGateMachine';
import type { BlogNotice, BlogRef } from '../blog/blogMachine';
import type { BotProfileRef } from '../botProfile/botProfileMachine';
import type { CaretakerRef } from '../caretaker/caretakerMachine';
import type { BotPage } from '../catalogue/catalogueMachine';
import type { ChatRef } from '../chat/chatMachine';
import type { ChatNotice } from '../chat/chatSetup';
import type { ChatListNotice } from '../chatList/chatListMachine';
import type { ClaimRef } from '../claim/claimMachine';
import type { CommunityRef } from '../community/communityMachine';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import type { FavouritesNotice } from '../favourites/favouritesMachine';
import type { LedgerRef } from '../ledger/ledgerMachine';
import type { Locale } from '../../../common/locales';
import type { LocaleNotice, Messages } from '../locale/localeMachine';
import type { LoginNotice, LoginRef } from '../login/loginMachine';
import type { MemoryRef } from '../memory/memoryMachine';
import type { NavigationNotice, Place } from '../navigation/navigationMachine';
import type { OfferNotice, OfferRef } from '../offer/offerMachine';
import type { OutboxNotice } from '../outbox/outboxTypes';
import type { PageNotice } from '../page/pageMachine';
import type { Part, PartNotice } from '../part/partMachine';
import type { PaymentNotice, PaymentRef } from '../payment/paymentMachine';
import type { PasswordNotice, PasswordRef } from '../password/passwordMachine';
import type { ProfileFormNotice, ProfileFormRef } from '../profileForm/profileFormMachine';
import type { PersonaRef } from '../persona/personaMachine';
import type { PersonaNotice } from '../persona/personaSetup';
import type { PrefetchArrived, PrefetchRef } from '../prefetch/prefetchMachine';
import type { ReportNotice, ReportRef } from '../report/reportMachine';
import type { RemovalRef } from '../removal/removalMachine';
import type { ReportsRef } from '../reports/reportsMachine';
import type { ClaimAnswered, SessionFacts, SessionNotice } from '../session/sessionTypes';
import type { ShortcutsNotice } from '../shortcuts/shortcutsMachine';
import type { SignupNotice, SignupRef } from '../signup/signupMachine';
import type { SubscriptionRef } from '../subscription/subscriptionMachine';
import type { Theme } from '../theme/themeMachine';
import type { CallRef } from '../call/callMachine';
import type { CallNotice } from '../call/callSetup';
import type { UndressRef } from '../undress/undressMachine';
import type { UndressNotice } from '../undress/undressSetup';
import type { WelcomeRef } from '../welcome/welcomeMachine';
import type { UnsubscribeRef } from '../unsubscribe/unsubscribeMachine';
import type { VerificationNotice, VerificationRef } from '../verification/verificationMachine';

export type ConnectivityEvent = { type: 'network.online' } | { type: 'network.offline' };

export type AppEvent =
  | ConnectivityEvent
  | PageNotice
  | SessionNotice
  | NavigationNotice
  | AgeGateNotice
  | LocaleNotice
  | PartNotice
  | LoginNotice
  | SignupNotice
  | ProfileFormNotice
  | PasswordNotice
  | VerificationNotice
  | ReportNotice
  | AccountNotice
  | PersonaNotice
  | OfferNotice
  | PaymentNotice
  | BlogNotice
  | PrefetchArrived
  | ChatNotice
  | ChatListNotice
  | FavouritesNotice
  | ShortcutsNotice
  | OutboxNotice
  | UndressNotice
  | CallNotice
  | ClaimAnswered
  | ServerEvent;

/** What the page shows before the application runs. */
export type FirstView = {
  locale: Locale;
  messages: Messages;
  /** Null in front of the gate, and where only the frame was drawn. */
  place: Place | null;
  page: BotPage | null;
};

/** What the device remembers and the first view is made of. */
export type AppInput = {
  isAdult: boolean;
  locale: Locale;
  theme: Theme;
  areShortcutsOn: boolean;
  isOnline: boolean;
  /** Absent where the page came empty. */
  firstView?: FirstView | undefined;
};

/** The actors that come and go with the page and its overlay. */
export type Screens = {
  chat: ChatRef | null;
  login: LoginRef | null;
  signup: SignupRef | null;
  report: ReportRef | null;
  memory: MemoryRef | null;
  reports: ReportsRef | null;
  removal: RemovalRef | null;
  unsubscribe: UnsubscribeRef | null;
  premium: OfferRef | null;
  pw: OfferRef | null;
  purchase: PaymentRef | null;
  ledger: LedgerRef | null;
  blog: BlogRef | null;
  botProfile: BotProfileRef | null;
  profileForm: ProfileFormRef | null;
  password: PasswordRef | null;
  verification: VerificationRef | null;
  welcome: WelcomeRef | null;
  undress: UndressRef | null;
  call: CallRef | null;
  subscription: SubscriptionRef | null;
  account: AccountRef | null;
  create: PersonaRef | null;
};

export type AppContext = Screens & {
  /** Whoever fetches pages ahead, once its code is there. */
  prefetch: PrefetchRef | null;
  input: AppInput;
  session: SessionFacts | null;
  profileId: string | null;
  /** The age gate was passed: actors of the catalogue may run. */
  isAdult: boolean;
  /** Whose code is there: their actors may run. */
  parts: readonly Part[];
  place: Place | null;
  /** What the page was filled for, until the navigation knows better. */
  firstPlace: Place | null;
  /** The language that names and texts of characters were asked for in. */
  contentLocale: Locale;
  /** Null for guests, and until its code came. */
  claim: ClaimRef | null;
  /** Null until its code came, after the first view. */
  caretaker: CaretakerRef | null;
  /** Null until its code came, and where there is no community chat. */
  community: CommunityRef | null;
  /** Offered in the login form after a registration whose login failed. */
  signupEmail: string;
};
