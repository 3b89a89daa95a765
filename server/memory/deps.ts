import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { MinorJudge } from '../moderation/minorJudge';
import type { TextRulesFor } from '../textRules/textRules';

/** What memories need of the rest of the server. */
export type Deps = {
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  /** Null: descriptions of minors are found by the rules alone. */
  minorJudge: MinorJudge | null;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
  textRules: TextRulesFor;
};
