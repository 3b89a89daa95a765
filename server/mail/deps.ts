import type { Clock } from '../base/clock';
import type { BaseConfig } from '../base/settings';
import type { Database } from '../database/database';
import type { RateLimits } from '../http/rateLimits';
import type { MailedSecrets } from '../users/mailedSecrets';
import type { Mailer } from './mailer';
import type { MailConfig } from './settings';
import type { Unsubscribing } from './unsubscribing';

/** What mails need from the rest of the server. */
export type Deps = {
  clock: Clock;
  config: MailConfig & Pick<BaseConfig, 'isProduction'>;
  database: Database;
  mailedSecrets: MailedSecrets;
  mailer: Mailer;
  /** The application's address, without a trailing slash. */
  publicOrigin(): string;
  rateLimits: RateLimits;
  unsubscribing: Unsubscribing;
};
