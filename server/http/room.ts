import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { problems } from './problem';

const changing = new Set(['DELETE', 'PATCH', 'POST', 'PUT']);

/**
 * Refuses writes as unavailable while the disk is nearly full: a database without room for its log
 * dies mid-work. Writes are accepted again once there is room.
 */
export function demandRoomForChanges(
  app: FastifyInstance,
  { hasRoom, log }: { hasRoom(): boolean; log: Logger },
): void {
  let hadRoom = true;
  app.addHook('onRequest', async (request) => {
    if (!changing.has(request.method)) return;
    const has = hasRoom();
    if (has !== hadRoom) {
      if (has) log.warn('the disk of the data folder has room again');
      else log.error('the disk of the data folder is full: changes are refused until it has room');
      hadRoom = has;
    }
    if (!has) throw problems.unavailable();
  });
}
