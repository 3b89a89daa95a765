import type { Logger } from 'pino';
import type { Background } from '../base/background';
import type { Clock } from '../base/clock';
import type { Catalogue } from '../characters/catalogue';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { RateLimits } from '../http/rateLimits';
import type { Media } from '../media/media';
import type { NoteReader } from '../memory/modelReader';
import type { ModelConfig } from '../model/settings';
import type { MinorJudge } from '../moderation/minorJudge';
import type { SelfHarmJudge } from '../moderation/selfHarm/modelJudge';
import type { ReplySource } from '../replies/replySource';
import type { TextRulesFor } from '../textRules/textRules';
import type { Generation } from './generation';
import type { ChatConfig } from './settings';

/** What chats need from the rest of the server. */
export type Deps = {
  background: Background;
  catalogue: Catalogue;
  clock: Clock;
  config: ChatConfig & ModelConfig;
  database: Database;
  eventLog: EventLog;
  generation: Generation;
  log: Logger;
  media: Media;
  /** Null: only the rules look for descriptions of minors. */
  minorJudge: MinorJudge | null;
  /** Null: only the rules take notes. */
  noteReader: NoteReader | null;
  rateLimits: RateLimits;
  replySource: ReplySource;
  /** Null: only the rules look for self-harm. */
  selfHarmJudge: SelfHarmJudge | null;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
  textRules: TextRulesFor;
};
