import type { Logger } from 'pino';
import type { Passwords } from '../auth/passwords';
import type { Background } from '../base/background';
import type { Clock } from '../base/clock';
import type { Database, Notifier } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { RateLimits } from '../http/rateLimits';
import type { Media } from '../media/media';
import type { MinorJudge } from '../moderation/minorJudge';
import type { TextRulesFor } from '../textRules/textRules';

/** What the profile needs of the rest of the server. */
export type Deps = {
  background: Background;
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  media: Media;
  /** Null: descriptions of minors are found by the rules alone. */
  minorJudge: MinorJudge | null;
  notifier: Notifier;
  passwords: Passwords;
  rateLimits: RateLimits;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
  textRules: TextRulesFor;
};
