import type { AlertRequest } from '../alerts/alertMachine';
import type { EndCause, Profile, SessionFacts } from '../session/sessionTypes';

/** Undefined while the profile of a logged-in user is not known yet. */
export const profileIdOf = (session: SessionFacts): string | null | undefined =>
  session.status === 'guest' ? null : session.profile?.id;

/** Who is logged in, once that is known. */
export const memberOf = (session: SessionFacts | null): Profile | null =>
  session?.status === 'authorized' ? session.profile : null;

const goodbyes: Readonly<Record<EndCause, AlertRequest>> = {
  logout: { content: 'loggedOut', type: 'info' },
  deleted: { content: 'accountDeleted', type: 'success' },
  expired: { content: 'sessionExpired', type: 'warning' },
  cleared: { content: 'sessionExpired', type: 'warning' },
};

/** The alert for the end of a session; null when none is needed. */
export const goodbyeAlert = (session: SessionFacts): AlertRequest | null =>
  session.status === 'authorized' || session.ended === null ? null : goodbyes[session.ended];

/** The user meant to leave, and is not asked to log in again. */
export const isOwnWill = (ended: EndCause | null): boolean =>
  ended === 'logout' || ended === 'deleted';

/** A session ended that its user had not ended. */
export const isCutOff = (session: SessionFacts | null): boolean =>
  session?.status === 'guest' && session.ended !== null && !isOwnWill(session.ended);

export const hasPremium = (facts: SessionFacts | null): boolean =>
  facts?.status === 'authorized' && facts.profile?.hasSubscription === true;

type Before = { session: SessionFacts | null; profileId: string | null };

export type SessionChange = {
  profileId: string | null;
  /** Someone else is logged in now, even without a logout in between. */
  isAnother: boolean;
  /** A guest logged in, a member logged out, or it has just become known which of both is here. */
  isStatusChanged: boolean;
  /** Whether someone is logged in, told in this order to everything that belongs to a member. */
  admissions: readonly boolean[];
};

/** How a session differs from the one before it. */
export const changeOf = (
  { session: before, profileId }: Before,
  session: SessionFacts,
): SessionChange => {
  const isAuthorized = session.status === 'authorized';
  const told = profileIdOf(session);
  const isKnown = profileId !== null;
  /** The profile is not known yet, but it cannot be the one known so far. */
  const isForgotten = isAuthorized && session.profile === null && isKnown;
  const isChanged = told !== undefined && told !== profileId;
  const isAnother = isForgotten || (isChanged && told !== null && isKnown);
  const isStatusChanged = session.status !== before?.status;
  return {
    profileId: isForgotten ? null : told === undefined ? profileId : told,
    isAnother,
    isStatusChanged,
    admissions: isAnother ? [false, isAuthorized] : isStatusChanged ? [isAuthorized] : [],
  };
};
