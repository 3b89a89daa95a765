import type { AccountNotice } from '../account/accountMachine';
import type { AgeGateNotice } from '../ageGate/ageGateMachine';
import type { BlogNotice } from '../blog/blogMachine';
import type { MaintenanceRef } from '../maintenance/maintenanceMachine';
import type { BotPage } from '../catalogue/catalogueMachine';
import type { ChatNotice } from '../chat/chatSetup';
import type { ChatListNotice } from '../chatList/chatListMachine';
import type { CommunityRef } from '../community/communityMachine';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import type { FavouritesNotice } from '../favourites/favouritesMachine';
import type { Locale } from '../../../common/locales';
import type { LocaleNotice, Messages } from '../locale/localeMachine';
import type { LoginNotice } from '../login/loginMachine';
import type { NavigationNotice, Place } from '../navigation/navigationMachine';
import type { OfferNotice } from '../offer/offerMachine';
import type { OutboxNotice } from '../outbox/outboxTypes';
import type { PageNotice } from '../page/pageMachine';
import type { BundleCode, BundleNotice, BundleRef } from '../bundle/bundleMachine';
import type { PaymentNotice } from '../payment/paymentMachine';
import type { PasswordNotice } from '../password/passwordMachine';
import type { ProfileFormNotice } from '../profileForm/profileFormMachine';
import type { PersonaNotice } from '../persona/personaSetup';
import type { PrefetchArrived, PrefetchRef } from '../prefetch/prefetchMachine';
import type { ReportNotice } from '../report/reportMachine';
import type { ClaimAnswered, SessionFacts, SessionNotice } from '../session/sessionTypes';
import type { ShortcutsNotice } from '../shortcuts/shortcutsMachine';
import type { Bundle, ScreenRefs } from './screenTypes';
import type { SignupNotice } from '../signup/signupMachine';
import type { Theme } from '../theme/themeMachine';
import type { CallNotice } from '../call/callSetup';
import type { UndressNotice } from '../undress/undressSetup';
import type { VerificationNotice } from '../verification/verificationMachine';

export type ConnectivityEvent = { type: 'network.online' } | { type: 'network.offline' };

export type AppEvent =
  | ConnectivityEvent
  | PageNotice
  | SessionNotice
  | NavigationNotice
  | AgeGateNotice
  | LocaleNotice
  | BundleNotice
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

export type AppContext = {
  /** The screens that run. */
  screens: ScreenRefs;
  /** The machines of screens whose code is there. */
  code: BundleCode;
  /** The bundles that were asked for. */
  bundles: { readonly [Name in Bundle]?: BundleRef };
  /** Whoever fetches pages ahead, once its code is there. */
  prefetch: PrefetchRef | null;
  input: AppInput;
  session: SessionFacts | null;
  profileId: string | null;
  /** The age gate was passed: actors of the catalogue may run. */
  isAdult: boolean;
  place: Place | null;
  /** What the page was filled for, until the navigation knows better. */
  firstPlace: Place | null;
  /** The language that names and texts of characters were asked for in. */
  contentLocale: Locale;
  /** Null until its code came, after the first view. */
  maintenance: MaintenanceRef | null;
  /** Null until its code came, and where there is no community chat. */
  community: CommunityRef | null;
  /** Offered in the login form after a registration whose login failed. */
  signupEmail: string;
};
