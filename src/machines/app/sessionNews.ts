import type { AlertRequest } from '../alerts/alertMachine';
import type { SessionFacts } from '../session/sessionTypes';

/** Undefined while someone is logged in whose profile is not known yet. */
export const profileIdOf = (session: SessionFacts): string | null | undefined =>
  session.status === 'guest' ? null : session.profile?.id;

/** What is said when a session ends; null where nothing needs to be. */
export const farewell = (session: SessionFacts): AlertRequest | null => {
  if (session.status === 'authorized' || session.ended === null) return null;
  return session.ended === 'logout'
    ? { content: 'loggedOut', type: 'info' }
    : { content: 'sessionExpired', type: 'warning' };
};

export const hasPremium = (facts: SessionFacts | null): boolean =>
  facts?.status === 'authorized' && facts.profile?.hasSubscription === true;
