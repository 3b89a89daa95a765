import type { Gender } from '../catalogue/bot';
import type { Unavailable } from '../shared/backoff';
import type { LockFact } from '../shared/lock';
import type { Owner } from '../shared/owner';

export type Tokens = { access: string; refresh: string };

/** The company that somebody likes: characters who lead, who follow, who keep to no convention. */
export type Preference = 'dominant' | 'submissive' | 'non-traditional' | 'no-preference';

export type Profile = {
  id: string;
  email: string;
  name: string;
  age: number | null;
  gender: Gender | null;
  preference: Preference | null;
  numTokens: number;
  /** Grows with every change of `numTokens`, wherever that is told. */
  balanceVersion: number;
  hasSubscription: boolean;
  isEmailConfirmed: boolean;
  /** From when the free desires of the day can be claimed; null: they never were. */
  nextClaimAt: string | null;
};

/**
 * What the profile call may come to; a failure to reach the server is `unavailable`, with the profile
 * that this device kept.
 */
export type ProfileReply =
  | { kind: 'loaded'; profile: Profile }
  | { kind: 'unauthorized' }
  | { kind: 'refused'; status: number }
  | (Unavailable & { kept?: Profile });

/** `refresh` is null when the server keeps the old refresh token. */
export type RefreshReply =
  | { kind: 'renewed'; access: string; refresh: string | null }
  | { kind: 'refused' }
  | Unavailable;

export type EndCause = 'logout' | 'expired' | 'cleared';

/** What the rest of the application knows of the session. */
export type SessionFacts =
  | { status: 'guest'; ended: EndCause | null }
  | { status: 'authorized'; profile: Profile | null };

export type TokenStorageEvent =
  | { type: 'tokens.loaded'; tokens: Tokens | null; wasLoggedIn: boolean }
  | { type: 'tokens.changed'; tokens: Tokens | null }
  /** What was asked for by `tokens.check` has been told. */
  | { type: 'tokens.checked' }
  | { type: 'tokens.failed' };

export type TokenStorageCommand =
  | { type: 'tokens.write'; tokens: Tokens }
  | { type: 'tokens.clear' }
  /** Tells what is in storage now: what other tabs wrote may not have been heard. */
  | { type: 'tokens.check' };

/** What the server said to a claim that was made at the balance of `version`. */
export type ClaimAnswered = {
  type: 'claim.answered';
  /** How many desires it brought. */
  amount: number;
  version: number;
  nextAt: string;
};

export type SessionEvent =
  | { type: 'session.login'; tokens: Tokens }
  | { type: 'session.logout' }
  /** A call was refused with 401 although its token had just been renewed. */
  | { type: 'session.rejected'; access: string }
  /** The server ended the session, such as after a new password on another device. */
  | { type: 'session.ended' }
  | { type: 'token.rejected'; access: string }
  | { type: 'profile.reload' }
  | { type: 'profile.received'; profile: Profile }
  | { type: 'balance.received'; numTokens: number; version: number }
  | ClaimAnswered
  | { type: 'network.online' }
  /** The page was put away for a while: does somebody else sit here now? */
  | { type: 'session.check' }
  | { type: 'page.woke'; sleptMs: number }
  | LockFact
  | TokenStorageEvent;

export type SessionNotice =
  | { type: 'session.changed'; session: SessionFacts }
  | { type: 'session.unsaved' }
  /** What there was to say after a `session.check` has been said. */
  | { type: 'session.checked' };

export type SessionInput = { owner: Owner<SessionNotice> };

export type SessionContext = {
  owner: Owner<SessionNotice>;
  tokens: Tokens | null;
  profile: Profile | null;
  /** The profile may have changed unseen and is to be read again. */
  isStale: boolean;
  /** The latest balance that was told, and its version; null before any was. */
  balanceVersion: number;
  pushedBalance: number | null;
  ended: EndCause | null;
  wasLoggedIn: boolean;
  /** The device refused to keep the tokens, and the visitor was told so. */
  isUnsaved: boolean;
  attempt: number;
  unavailable: Unavailable | null;
};
