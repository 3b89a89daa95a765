import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { MinorJudge } from '../moderation/minorJudge';
import type { TextRulesFor } from '../textRules/textRules';

/** What memories need from the rest of the server. */
export type Deps = {
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  /** Null: only the rules look for descriptions of minors. */
  minorJudge: MinorJudge | null;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
  textRules: TextRulesFor;
};
