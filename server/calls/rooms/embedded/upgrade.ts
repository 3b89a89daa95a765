import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isFromHere } from '../../../http/fromHere';
import type { EmbeddedRooms } from './embeddedRooms';
import { refuse } from './refuse';

/** Where the rooms are on the server's own port. */
export const ROOMS_PATH = '/calls';

const querySchema = v.object({ access_token: v.string() });

/**
 * Serves the rooms on the server's own port. A client whose connection is refused asks here why;
 * the newer path that it tries first must answer 404.
 */
export function registerRooms(app: FastifyInstance, rooms: () => EmbeddedRooms | null): void {
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const url = new URL(request.url ?? '/', 'http://localhost');
    const opened = rooms();
    if (opened === null || !/^\/calls\/rtc\/?$/.test(url.pathname)) refuse(socket, '404 Not Found');
    else if (!isFromHere(request)) refuse(socket, '403 Forbidden');
    else opened.take(request, socket, head, url);
  });
  app.get(`${ROOMS_PATH}/rtc/validate`, async (request, reply) => {
    const query = v.safeParse(querySchema, request.query);
    if (!isFromHere(request.raw)) return reply.code(403).send();
    const token = query.success ? query.output.access_token : '';
    return reply.code((await rooms()?.isValid(token)) === true ? 200 : 401).send();
  });
  app.get(`${ROOMS_PATH}/*`, async (_request, reply) => reply.code(404).send());
}
