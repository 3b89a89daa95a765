import type { Logger } from 'pino';
import type { Background } from '../base/background';
import type { Generation } from '../chat/generation';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { MinorJudge } from '../moderation/minorJudge';
import type { SelfHarmJudge } from '../moderation/selfHarm/modelJudge';
import type { TextRulesFor } from '../textRules/textRules';
import type { NoteReader } from './modelReader';

/** What what characters remember needs of the rest of the server. */
export type Deps = {
  background: Background;
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  generation: Generation;
  log: Logger;
  /** Null: descriptions of minors are found by the rules alone. */
  minorJudge: MinorJudge | null;
  /** Null: notes are read by the rules alone. */
  noteReader: NoteReader | null;
  /** Null: words of self-harm are found by the rules alone. */
  selfHarmJudge: SelfHarmJudge | null;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
  textRules: TextRulesFor;
};
