import type { Settings } from '../../../common/settings';
import type { Unavailable } from '../shared/backoff';
import type { LockFact } from '../shared/lock';
import type { Owner } from '../shared/owner';

export type Tokens = { access: string; refresh: string };

export type Profile = Settings & {
  id: string;
  email: string;
  desires: number;
  /** Grows with every change of `desires`, however it is reported. */
  balanceVersion: number;
  hasSubscription: boolean;
  isEmailConfirmed: boolean;
  /** When the free desires of the day can be claimed; null when they never were. */
  nextClaimAt: string | null;
};

/**
 * The answer to a profile request; when the server cannot be reached it is `unavailable`, with the
 * profile that this device cached.
 */
export type ProfileReply =
  | { kind: 'loaded'; profile: Profile }
  | { kind: 'unauthorized' }
  | { kind: 'refused'; status: number }
  | (Unavailable & { cached?: Profile });

/** `refresh` is null when the server keeps the old refresh token. */
export type RefreshReply =
  | { kind: 'renewed'; access: string; refresh: string | null }
  | { kind: 'refused' }
  | Unavailable;

export type EndCause = 'logout' | 'deleted' | 'expired' | 'cleared';

/** What the rest of the application knows of the session. */
export type SessionFacts =
  | { status: 'guest'; ended: EndCause | null }
  | { status: 'authorized'; profile: Profile | null };

export type TokenStorageEvent =
  | { type: 'tokens.loaded'; tokens: Tokens | null; wasLoggedIn: boolean }
  | { type: 'tokens.changed'; tokens: Tokens | null }
  /** Everything that `tokens.check` asked for has been sent. */
  | { type: 'tokens.checked' }
  | { type: 'tokens.failed' };

export type TokenStorageCommand =
  | { type: 'tokens.write'; tokens: Tokens }
  | { type: 'tokens.clear' }
  /** Asks for what is in storage now: changes by other tabs may have been missed. */
  | { type: 'tokens.check' };

/** The server's answer to a claim that was made at the balance of `version`. */
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
  /** The account was deleted, by its user and in this tab. */
  | { type: 'session.deleted' }
  /** A call was refused with 401 although its token had just been renewed. */
  | { type: 'session.rejected'; access: string }
  /** The server ended the session, such as after a new password on another device. */
  | { type: 'session.ended' }
  | { type: 'token.rejected'; access: string }
  | { type: 'profile.reload' }
  | { type: 'profile.received'; profile: Profile }
  | { type: 'balance.received'; desires: number; version: number }
  | ClaimAnswered
  | { type: 'network.online' }
  /** The page was away for a while: someone else may be logged in now. */
  | { type: 'session.check' }
  | { type: 'page.woke'; sleptMs: number }
  | LockFact
  | TokenStorageEvent;

export type SessionNotice =
  | { type: 'session.changed'; session: SessionFacts }
  | { type: 'session.unsaved' }
  /** The answer to a `session.check` is complete. */
  | { type: 'session.checked' };

export type SessionInput = { owner: Owner<SessionNotice> };

export type SessionContext = {
  owner: Owner<SessionNotice>;
  tokens: Tokens | null;
  profile: Profile | null;
  /** The profile may have changed and must be loaded again. */
  isStale: boolean;
  /** The last balance that arrived, and its version; null before any did. */
  balanceVersion: number;
  pushedBalance: number | null;
  ended: EndCause | null;
  wasLoggedIn: boolean;
  /** The device refused to keep the tokens, and the user was told so. */
  isUnsaved: boolean;
  attempt: number;
  unavailable: Unavailable | null;
};
