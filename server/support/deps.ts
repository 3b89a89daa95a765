import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Catalogue } from '../characters/catalogue';
import type { Database } from '../database/database';
import type { RateLimits } from '../http/rateLimits';
import type { Media } from '../media/media';

/** What reports and removal requests need from the rest of the server. */
export type Deps = {
  catalogue: Catalogue;
  clock: Clock;
  database: Database;
  log: Logger;
  media: Media;
  rateLimits: RateLimits;
};
