import type { Clock } from '../clock';
import type { Config } from '../config';
import { createRateLimiter } from './rateLimiter';
import type { RateLimiter } from './rateLimiter';

const ADDRESS_TO_ACCOUNT = 4;

/** All limits of calls in a minute; the keys are made by the caller. */
export type RateLimits = {
  /** By network address; an address may serve several users. */
  callsOfAddress: RateLimiter;
  /** By user. */
  callsOfUser: RateLimiter;
  /** Registration and login, by network address. */
  signInOfAddress: RateLimiter;
  /** Registration and login, by account and network address, so that a stranger locks nobody out. */
  signInOfAccount: RateLimiter;
  /** Login, by account from everywhere: slows a distributed attack. */
  signInFromEverywhere: RateLimiter;
  reportsOfAddress: RateLimiter;
};

export function createRateLimits({ limits }: Config, clock: Clock): RateLimits {
  const limiter = (perMinute: number) => createRateLimiter(perMinute, clock);
  return {
    callsOfAddress: limiter(limits.callsPerMinute * ADDRESS_TO_ACCOUNT),
    callsOfUser: limiter(limits.callsPerMinute),
    signInOfAddress: limiter(limits.signInPerMinute),
    signInOfAccount: limiter(limits.signInPerAccountPerMinute),
    signInFromEverywhere: limiter(limits.signInPerMinute * ADDRESS_TO_ACCOUNT),
    reportsOfAddress: limiter(limits.reportsPerMinute),
  };
}
