import type { FastifyInstance } from 'fastify';
import type { CallConfig } from '../calls/settings';
import { securityHeaders } from './securityHeaders';
import type { HttpConfig } from './settings';

type Deps = { config: Pick<HttpConfig, 'publicOrigin'> & CallConfig; stopping: AbortSignal };

/** Sets the headers of every answer. */
export function addHeaders(
  app: FastifyInstance,
  { config: { calls, publicOrigin }, stopping }: Deps,
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
