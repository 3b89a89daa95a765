import type { Logger } from 'pino';
import type { Background } from '../base/background';
import type { Clock } from '../base/clock';
import type { Generation } from '../chat/generation';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { RateLimits } from '../http/rateLimits';
import type { Media } from '../media/media';
import type { MinorJudge } from '../moderation/minorJudge';
import type { TextRulesFor } from '../textRules/textRules';
import type { PhotoCheck } from './photo/photoCheck';

/** What personas need from the rest of the server. */
export type Deps = {
  background: Background;
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  generation: Generation;
  log: Logger;
  media: Media;
  /** Null: only the rules look for descriptions of minors. */
  minorJudge: MinorJudge | null;
  /** Null: photos stay unchecked. */
  photoCheck: PhotoCheck | null;
  rateLimits: RateLimits;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
  textRules: TextRulesFor;
};
