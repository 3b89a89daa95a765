import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Database, Notifier } from '../database/database';
import type { EventLog } from '../events/eventLog';
import type { RateLimits } from '../http/rateLimits';
import type { MinorJudge } from '../moderation/minorJudge';
import type { TextRulesFor } from '../textRules/textRules';
import type { AccessTokens } from './accessTokens';
import type { Passwords } from './passwords';
import type { RefreshTokens } from './refreshTokens';

/** What accounts and sessions need from the rest of the server. */
export type Deps = {
  accessTokens: AccessTokens;
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  /** Null: only the rules look for descriptions of minors. */
  minorJudge: MinorJudge | null;
  notifier: Notifier;
  passwords: Passwords;
  rateLimits: RateLimits;
  refreshTokens: RefreshTokens;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
  textRules: TextRulesFor;
};
