import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Catalogue } from '../characters/catalogue';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { Media } from '../media/media';
import type { UndressWork } from './work';

/** What undressing needs from the rest of the server. */
export type Deps = {
  catalogue: Catalogue;
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  media: Media;
  undressWork: UndressWork;
};
