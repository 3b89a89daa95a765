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

/** The services available to every part of the server. */
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
  /** Null: only the rules take notes. */
  noteReader: NoteReader | null;
  /** Null: only the rules look for descriptions of minors. */
  minorJudge: MinorJudge | null;
  /** Null: only the rules look for self-harm. */
  selfHarmJudge: SelfHarmJudge | null;
  payments: Payments;
  /** The sandbox signs its webhook events with it. */
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
  /** The application's address, without a trailing slash; for links in mails. */
  publicOrigin(): string;
  /** Where this process listens, without a trailing slash. */
  ownOrigin(): string;
  /** Aborted when a graceful stop begins: event streams and generation end. */
  stopping: AbortSignal;
};
