import type { Logger } from 'pino';
import type { components } from '../../src/api/schema';
import type { AccessTokens } from '../auth/accessTokens';
import { authenticate } from '../auth/authenticate';
import type { Clock } from '../base/clock';
import type { Locale } from '../../common/locales';
import { describePersona } from '../characters/persona';
import type { Database } from '../database/database';
import { handle, hijacked } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import type { Media } from '../media/media';
import { showOneQuoting } from '../messages/quotes';
import type { EventHub } from './eventHub';
import type { EventLog } from './eventLog';
import { createEventStream } from './eventStream';

type Chat = components['schemas']['Chat'];

type Deps = {
  accessTokens: AccessTokens;
  clock: Clock;
  database: Database;
  /** Null when it is gone or archived. */
  describeChat(chatId: string, locale: Locale): Promise<Chat | null>;
  eventHub: EventHub;
  eventLog: EventLog;
  log: Logger;
  media: Media;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
};

const headers = {
  // An ended stream must not leave an idle connection that a graceful stop would wait for.
  connection: 'close',
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export const eventRoutes = (services: Deps): OperationRoute[] => [
  handle('streamEvents', async ({ requireSession, query, request, reply, locale }) => {
    const session = requireSession();
    const { clock, eventHub, eventLog, log, stopping } = services;
    const lastId = request.headers['last-event-id'];
    const began = query.age === undefined ? null : new Date(clock.now().getTime() - query.age);
    const response = reply.raw;
    const stream = createEventStream(response, {
      readSince: (after) => eventLog.catchUp(session.userId, after),
      findEvent: eventLog.find,
      describeChat: (chatId) => services.describeChat(chatId, locale),
      describePersona: (id) => describePersona(services, { userId: session.userId, id, locale }),
      show: (message) => showOneQuoting(services, message),
      onFault(error) {
        log.error({ err: error }, 'an event stream broke');
      },
    });
    eventHub.add(session, stream);
    response.once('close', () => {
      eventHub.remove(session, stream);
    });
    const catchUp = await eventLog.catchUp(
      session.userId,
      typeof lastId === 'string' ? BigInt(lastId) : began,
    );
    // The session may have ended before the stream could be told.
    if ((await authenticate(request, services)) === null) throw problems.unauthorized();

    reply.hijack();
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers })) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.writeHead(200).flushHeaders();
    stream.begin(catchUp);
    if (stopping.aborted) stream.end('server');
    return hijacked;
  }),
];
