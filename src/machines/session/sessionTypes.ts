import type { Unavailable } from '../shared/backoff';

export type Tokens = { access: string; refresh: string };

export type Profile = {
  id: string;
  email: string;
  name: string;
  age: number | null;
  numTokens: number;
  hasSubscription: boolean;
  isEmailConfirmed: boolean;
};

/** What the profile call may come to; a failure to reach the server is `unavailable`. */
export type ProfileReply =
  | { kind: 'loaded'; profile: Profile }
  | { kind: 'unauthorized' }
  | { kind: 'refused'; status: number }
  | Unavailable;

/** `refresh` is null when the server keeps the old refresh token. */
export type RefreshReply =
  { kind: 'renewed'; access: string; refresh: string | null } | { kind: 'refused' } | Unavailable;

export type EndCause = 'logout' | 'expired' | 'cleared';

/** What the rest of the application knows of the session. */
export type SessionFacts =
  { status: 'guest'; ended: EndCause | null } | { status: 'authorized'; profile: Profile | null };

export type VaultEvent =
  | { type: 'vault.loaded'; tokens: Tokens | null; wasLoggedIn: boolean }
  | { type: 'vault.changed'; tokens: Tokens | null }
  | { type: 'vault.failed' };

export type VaultCommand = { type: 'vault.write'; tokens: Tokens } | { type: 'vault.clear' };
