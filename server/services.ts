import type { Logger } from 'pino';
import type { AccessTokens } from './auth/accessTokens';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database, Notifier } from './database/database';
import type { CheckText } from './moderation/port';

/** What every part of the server is given. */
export type Services = {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  notifier: Notifier;
  accessTokens: AccessTokens;
  checkText: CheckText;
  /** Aborted when a graceful stop begins: streams and generation end. */
  stopping: AbortSignal;
};
