import type { Unavailable } from '../machines/shared/backoff';
import { retryAfterMs } from './http';

/** Thrown for an answer that is neither a success nor an expected refusal. */
export class UnexpectedAnswer extends Error {
  constructor(readonly response: Response) {
    super(`Unexpected answer: ${response.status}`);
    this.name = 'UnexpectedAnswer';
  }
}

export const unavailable = (response: Response | null, random: () => number): Unavailable => ({
  kind: 'unavailable',
  retryAfterMs: response === null ? null : retryAfterMs(response),
  jitter: random(),
});
