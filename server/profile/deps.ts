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

/** What the profile needs from the rest of the server. */
export type Deps = {
  background: Background;
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  media: Media;
  /** Null: only the rules look for descriptions of minors. */
  minorJudge: MinorJudge | null;
  notifier: Notifier;
  passwords: Passwords;
  rateLimits: RateLimits;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
  textRules: TextRulesFor;
};
