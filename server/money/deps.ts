import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Catalogue } from '../characters/catalogue';
import type { Config } from '../config';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { Mailer } from '../mail/mailer';
import type { Payments } from './provider';
import type { UnconfirmedClaims } from './unconfirmedClaims';

/** What offers, payments and premium need of the rest of the server. */
export type Deps = {
  catalogue: Catalogue;
  clock: Clock;
  config: Config;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  mailer: Mailer;
  /** Where this process listens, without a slash at the end. */
  ownOrigin(): string;
  payments: Payments;
  /** Where the application is reached, without a slash at the end. */
  publicOrigin(): string;
  /** What the sandbox signs its webhooks with. */
  sandboxSecret: Uint8Array;
  unconfirmedClaims: UnconfirmedClaims;
};
