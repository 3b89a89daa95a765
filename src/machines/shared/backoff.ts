const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** Why a call got no usable answer, and when it may be tried again. */
export type Unavailable = {
  kind: 'unavailable';
  /** The server's Retry-After in milliseconds, if it sent one. */
  retryAfterMs: number | null;
  /** A random number from 0 to 1, drawn outside the machine. */
  jitter: number;
};

/** A failure that says nothing about when to try again. */
export const plainFailure: Unavailable = { kind: 'unavailable', retryAfterMs: null, jitter: 0.5 };

/**
 * How long to wait before attempt number `attempt` (1 is the first repetition), in milliseconds: what
 * the server asked for, else doubling from one second to one minute, spread by half to one and a half.
 */
export const backoffMs = (attempt: number, retryAfterMs: number | null, jitter: number): number =>
  retryAfterMs ?? Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1)) * (0.5 + jitter));
