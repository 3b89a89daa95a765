import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { Media } from '../media/media';
import type { Catalogue } from './catalogue';

/** What the catalogue needs from the rest of the server. */
export type Deps = {
  catalogue: Catalogue;
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  media: Media;
};
