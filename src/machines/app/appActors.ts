import { ageGateMachine } from '../ageGate/ageGateMachine';
import { alertsMachine } from '../alerts/alertsMachine';
import type { maintenanceMachine } from '../maintenance/maintenanceMachine';
import { catalogueMachine } from '../catalogue/catalogueMachine';
import type { communityMachine } from '../community/communityMachine';
import { favouritesMachine } from '../favourites/favouritesMachine';
import { localeMachine } from '../locale/localeMachine';
import { navigationMachine } from '../navigation/navigationMachine';
import { outboxHostMachine } from '../outbox/outboxHostMachine';
import { pageMachine } from '../page/pageMachine';
import { bundleMachine } from '../bundle/bundleMachine';
import { sessionMachine } from '../session/sessionMachine';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import { shortcutsMachine } from '../shortcuts/shortcutsMachine';
import { themeMachine } from '../theme/themeMachine';
import type { ConnectivityEvent } from './appTypes';

/** Loaded well after the first view is on screen. */
export type Afterwards = {
  maintenance: typeof maintenanceMachine;
  /** Null when the build has no community chat. */
  invitation: { community: typeof communityMachine; address: string } | null;
};

/** The actors that the root starts for the whole visit, and those that load the screens. */
export const appActors = {
  afterwards: notProvided<Afterwards>('afterwards'),
  connectivity: callbackNotProvided<ConnectivityEvent>('connectivity'),
  session: sessionMachine,
  navigation: navigationMachine,
  alerts: alertsMachine,
  locale: localeMachine,
  theme: themeMachine,
  shortcuts: shortcutsMachine,
  ageGate: ageGateMachine,
  catalogue: catalogueMachine,
  favourites: favouritesMachine,
  outbox: outboxHostMachine,
  page: pageMachine,
  bundle: bundleMachine,
  offlineCopy: notProvided<void>('offlineCopy'),
};
