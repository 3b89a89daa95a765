import type { Clock } from '../base/clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import type { RateLimits } from '../http/rateLimits';
import type { MailedSecrets } from '../users/mailedSecrets';
import type { Mailer } from './mailer';
import type { Unsubscribing } from './unsubscribing';

/** What mails need from the rest of the server. */
export type Deps = {
  clock: Clock;
  config: Config;
  database: Database;
  mailedSecrets: MailedSecrets;
  mailer: Mailer;
  /** The application's address, without a trailing slash. */
  publicOrigin(): string;
  rateLimits: RateLimits;
  unsubscribing: Unsubscribing;
};
