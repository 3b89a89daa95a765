import type { Logger } from 'pino';
import type { AccessTokens } from './auth/accessTokens';
import type { MailedSecrets } from './users/mailedSecrets';
import type { Passwords } from './auth/passwords';
import type { RefreshTokens } from './auth/refreshTokens';
import type { Background } from './base/background';
import type { Calls } from './calls/calls';
import type { Rooms } from './calls/createRooms';
import type { Catalogue } from './characters/catalogue';
import type { Generation } from './chat/generation';
import type { Clock } from './base/clock';
import type { Config } from './config';
import type { OpenDatabase } from './database/database';
import type { EventHub } from './events/eventHub';
import type { EventLog } from './events/eventLog';
import type { RateLimits } from './http/rateLimits';
import type { Mailer } from './mail/mailer';
import type { Unsubscribing } from './mail/unsubscribing';
import type { Media } from './media/media';
import type { NoteReader } from './memory/modelReader';
import type { MinorJudge } from './moderation/minorJudge';
import type { SelfHarmJudge } from './moderation/selfHarm/modelJudge';
import type { PhotoCheck } from './personas/photo/photoCheck';
import type { Payments } from './money/provider';
import type { UnconfirmedClaims } from './money/unconfirmedClaims';
import type { ReplySource } from './replies/replySource';
import type { Voices } from './speech/voices';
import type { TextRulesFor } from './textRules/textRules';
import type { UndressWork } from './undress/work';

/** What every part of the server is given. */
export type Services = Pick<OpenDatabase, 'database' | 'notifier' | 'ping' | 'hasRoom'> & {
  config: Config;
  clock: Clock;
  log: Logger;
  version: string;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  passwords: Passwords;
  catalogue: Catalogue;
  rateLimits: RateLimits;
  mailer: Mailer;
  mailedSecrets: MailedSecrets;
  unsubscribing: Unsubscribing;
  background: Background;
  eventLog: EventLog;
  eventHub: EventHub;
  replySource: ReplySource;
  generation: Generation;
  /** Null: notes are read by the rules alone. */
  noteReader: NoteReader | null;
  /** Null: descriptions of minors are found by the rules alone. */
  minorJudge: MinorJudge | null;
  /** Null: words of self-harm are found by the rules alone. */
  selfHarmJudge: SelfHarmJudge | null;
  payments: Payments;
  /** What the sandbox signs its news with. */
  sandboxSecret: Uint8Array;
  media: Media;
  voices: Voices;
  unconfirmedClaims: UnconfirmedClaims;
  undressWork: UndressWork;
  /** Null: nobody can call. */
  calls: Calls | null;
  rooms: Rooms;
  /** Null: photos stay unchecked. */
  photoCheck: PhotoCheck | null;
  textRules: TextRulesFor;
  /** Where the application is reached, without a slash at the end; for links in mails. */
  publicOrigin(): string;
  /** Where this process listens, without a slash at the end. */
  ownOrigin(): string;
  /** Aborted when a graceful stop begins: streams and generation end. */
  stopping: AbortSignal;
};
