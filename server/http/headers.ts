import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { securityHeaders } from './securityHeaders';

/** Sets the headers of every answer. */
export function addHeaders(
  app: FastifyInstance,
  { config: { calls, publicOrigin }, stopping }: { config: Config; stopping: AbortSignal },
): void {
  const isHttps = publicOrigin?.startsWith('https:') === true;
  const headers = securityHeaders({
    apiOrigin: null,
    roomsUrl: calls.liveKit?.url ?? null,
    isHttps,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
}
