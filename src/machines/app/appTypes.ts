import type { AccountNotice } from '../account/accountMachine';
import type { AgeGateNotice } from '../ageGate/ageGateMachine';
import type { BlogNotice } from '../blog/blogMachine';
import type { MaintenanceRef } from '../maintenance/maintenanceMachine';
import type { CatalogueNotice, CharacterPage } from '../catalogue/catalogueMachine';
import type { ChatNotice } from '../chat/chatSetup';
import type { ChatListNotice } from '../chatList/chatListMachine';
import type { CommunityRef } from '../community/communityMachine';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import type { FavouritesNotice } from '../favourites/favouritesMachine';
import type { Locale } from '../../../common/locales';
import type { LocaleNotice, Messages } from '../locale/localeMachine';
import type { LoginNotice } from '../login/loginMachine';
import type { Address } from '../navigation/address';
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
  | CatalogueNotice
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
  /** Null before the age gate, and when only the frame was rendered. */
  place: Place | null;
  page: CharacterPage | null;
};

/** What the device remembers; the first view is made from it. */
export type AppInput = {
  isAdult: boolean;
  locale: Locale;
  theme: Theme;
  areShortcutsOn: boolean;
  isOnline: boolean;
  /** Where the visitor arrives, for a page that is rendered from scratch. */
  address?: Address | undefined;
  /** Absent when the server sent an empty page. */
  firstView?: FirstView | undefined;
};

export type AppContext = {
  /** The screens that run. */
  screens: ScreenRefs;
  /** The machines of the screens whose code is loaded. */
  code: BundleCode;
  /** The bundles that were requested. */
  bundles: { readonly [Name in Bundle]?: BundleRef };
  /** Fetches pages ahead; null until its code is loaded. */
  prefetch: PrefetchRef | null;
  input: AppInput;
  session: SessionFacts | null;
  profileId: string | null;
  /** The visitor passed the age gate: actors of the catalogue may run. */
  isAdult: boolean;
  place: Place | null;
  /** The place that the page was rendered for, until the navigation reports its own. */
  firstPlace: Place | null;
  /** The language in which names and texts of characters were requested. */
  contentLocale: Locale;
  /** Null until its code is loaded, after the first view. */
  maintenance: MaintenanceRef | null;
  /** Null until its code is loaded, and when there is no community chat. */
  community: CommunityRef | null;
  /** Prefills the login form when the login right after signup failed. */
  signupEmail: string;
};
