import type { Logger } from 'pino';
import type { Catalogue } from '../characters/catalogue';
import { openChat } from '../chat/open';
import { requireAccess } from '../users/access';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import type { EventLog } from '../events/eventLog';
import { isFromHere } from '../http/fromHere';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import type { RateLimits } from '../http/rateLimits';
import type { Media } from '../media/media';
import { findBySlug } from '../characters/findCharacter';
import type { ReplySource } from '../replies/replySource';
import type { Calls } from './calls';
import { RoomsUnavailable } from './rooms/roomServer';
import type { TranscriptionConfig } from './agent/settings';
import type { CallConfig } from './settings';

type Deps = {
  /** Null: nobody can call. */
  calls: Calls | null;
  catalogue: Catalogue;
  clock: Clock;
  config: CallConfig & TranscriptionConfig;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  media: Media;
  rateLimits: RateLimits;
  replySource: ReplySource;
};

export const callRoutes = (services: Deps): OperationRoute[] => [
  handle('getAudioChatTerms', () =>
    Promise.resolve({
      status: 200,
      body: { has_transcription: services.config.transcription !== null },
    }),
  ),

  handle('createAudioChatToken', async ({ body, locale, request, requireSession }) => {
    const { calls, clock, config, database, rateLimits } = services;
    const { sessionId, userId } = requireSession();
    // The embedded rooms only serve this machine.
    if (calls === null || (config.calls.liveKit === null && !isFromHere(request.raw)))
      throw problems.notImplemented();
    await rateLimits.talksOfUser.take(userId);
    const { isPremiumUser } = await requireAccess(database, userId, null, clock.now());
    if (!isPremiumUser) throw problems.premiumRequired();
    const character = await findBySlug(services, body.bot_slug, userId);
    if (character === null) throw problems.notFound();
    const chat = await openChat(services, body.bot_slug, { userId, locale });
    const { limitSeconds, warnSeconds } = config.calls;
    try {
      const { id, token, url } = await calls.begin({
        character,
        chatId: chat.id,
        userId,
        sessionId,
        locale,
        isTakenOver: body.take_over === true,
        host: request.host,
      });
      const limits = { limit_seconds: limitSeconds, warn_seconds: warnSeconds };
      return { status: 200, body: { token, url, call_id: id, ...limits } };
    } catch (error) {
      if (!(error instanceof RoomsUnavailable)) throw error;
      services.log.warn({ err: error }, 'a call has no room');
      throw problems.unavailable();
    }
  }),
];
