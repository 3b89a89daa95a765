import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import { createRateLimiter } from './rateLimiter';
import type { RateLimiter } from './rateLimiter';
import type { HttpConfig } from './settings';

const ADDRESS_TO_ACCOUNT = 4;
/** Share of the limit, where it only stops floods, so that few calls wait for the database. */
const STEP = 1 / 20;

/** All limits on calls per minute, shared by all processes; callers build the keys. */
export type RateLimits = {
  /** By network address, which several users may share. */
  callsOfAddress: RateLimiter;
  /** By user. */
  callsOfUser: RateLimiter;
  /** Registration and login, by network address. */
  signInOfAddress: RateLimiter;
  /** Registration and login, by account and address, so that strangers lock nobody out. */
  signInOfAccount: RateLimiter;
  /** Login, by account from everywhere: slows down a distributed attack. */
  signInFromEverywhere: RateLimiter;
  /** Codes that confirm an address, by user. */
  codesOfUser: RateLimiter;
  /** Checks of the current password, by user. */
  passwordsOfUser: RateLimiter;
  /** Mails to an unconfirmed address, by that address. */
  mailsToAddress: RateLimiter;
  /** Data exports, by user. */
  exportsOfUser: RateLimiter;
  reportsOfAddress: RateLimiter;
  /** By user. */
  photosOfUser: RateLimiter;
  /** By user. */
  searchesOfUser: RateLimiter;
  /** Audio calls, by user. */
  talksOfUser: RateLimiter;
};

export function createRateLimits(
  { limits }: Pick<HttpConfig, 'limits'>,
  parts: { database: Database; clock: Clock },
): RateLimits {
  const exact = (name: keyof RateLimits, perMinute: number) =>
    createRateLimiter({ name, perMinute }, parts);
  const rough = (name: keyof RateLimits, perMinute: number) =>
    createRateLimiter({ name, perMinute, step: Math.ceil(perMinute * STEP) }, parts);
  return {
    callsOfAddress: rough('callsOfAddress', limits.callsPerMinute * ADDRESS_TO_ACCOUNT),
    callsOfUser: rough('callsOfUser', limits.callsPerMinute),
    signInOfAddress: exact('signInOfAddress', limits.signInPerMinute),
    signInOfAccount: exact('signInOfAccount', limits.signInPerAccountPerMinute),
    signInFromEverywhere: exact(
      'signInFromEverywhere',
      limits.signInPerMinute * ADDRESS_TO_ACCOUNT,
    ),
    codesOfUser: exact('codesOfUser', limits.signInPerAccountPerMinute),
    passwordsOfUser: exact('passwordsOfUser', limits.signInPerAccountPerMinute),
    mailsToAddress: exact('mailsToAddress', limits.signInPerAccountPerMinute),
    exportsOfUser: exact('exportsOfUser', limits.reportsPerMinute),
    reportsOfAddress: exact('reportsOfAddress', limits.reportsPerMinute),
    photosOfUser: exact('photosOfUser', limits.photosPerMinute),
    searchesOfUser: exact('searchesOfUser', limits.searchesPerMinute),
    talksOfUser: exact('talksOfUser', limits.talksPerMinute),
  };
}
