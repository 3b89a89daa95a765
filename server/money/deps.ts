import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Catalogue } from '../characters/catalogue';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { HttpConfig } from '../http/settings';
import type { Mailer } from '../mail/mailer';
import type { Payments } from './provider';
import type { MoneyConfig } from './settings';
import type { UnconfirmedClaims } from './unconfirmedClaims';

/** What offers, payments and premium need from the rest of the server. */
export type Deps = {
  catalogue: Catalogue;
  clock: Clock;
  config: MoneyConfig & Pick<HttpConfig, 'webOrigins'>;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  mailer: Mailer;
  /** Where this process listens, without a trailing slash. */
  ownOrigin(): string;
  payments: Payments;
  /** The application's address, without a trailing slash. */
  publicOrigin(): string;
  /** The sandbox signs its webhooks with it. */
  sandboxSecret: Uint8Array;
  unconfirmedClaims: UnconfirmedClaims;
};
