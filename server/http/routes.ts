import type { FastifyInstance } from 'fastify';
import { authenticate } from '../auth/authenticate';
import { localeOf } from '../locale';
import type { Services } from '../services';
import type { Contract, Operation } from './contract';
import type { Exchange, OperationRoute } from './operation';
import { problems } from './problem';
import { leaveBodiesUnread } from './rawBodies';
import { addressKey } from './rateLimiter';

const toFastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Registers every operation of the contract.
 *
 * @throws where one has no handler, or two.
 */
export function registerOperations(
  app: FastifyInstance,
  contract: Contract,
  services: Services,
  routes: OperationRoute[],
): void {
  const byOperation = new Map<string, (exchange: Exchange) => Promise<void>>();
  for (const { operationId, bind } of routes) {
    if (byOperation.has(operationId)) throw new Error(`${operationId} has two handlers`);
    byOperation.set(operationId, bind(contract));
  }
  for (const operation of contract.operations.values()) {
    const run = byOperation.get(operation.operationId);
    if (run === undefined) throw new Error(`${operation.operationId} has no handler`);
    if (operation.bodyTypes.every((type) => !type.startsWith('image/')))
      registerOperation(app, services, operation, run);
    else
      app.register(async (own) => {
        leaveBodiesUnread(own);
        registerOperation(own, services, operation, run);
      });
  }
}

function registerOperation(
  app: FastifyInstance,
  services: Services,
  { method, path, access }: Operation,
  run: (exchange: Exchange) => Promise<void>,
): void {
  // Only what anybody may read: an answer with a secret in it would tell its length.
  const isPublic = method === 'get' && access !== 'required' && !path.startsWith('/media/');
  app.route({
    method: method.toUpperCase(),
    url: toFastifyPath(path),
    ...(isPublic && { compress: {} }),
    async onRequest(request, reply) {
      reply.header('cache-control', 'no-store');
      await services.rateLimits.callsOfAddress.take(addressKey(request.ip));
      request.session = access === 'open' ? null : await authenticate(request, services);
      if (access === 'required' && request.session === null) throw problems.unauthorized();
      if (request.session !== null)
        await services.rateLimits.callsOfUser.take(request.session.userId);
    },
    async handler(request, reply) {
      const locale = localeOf(request.headers['accept-language']);
      await run({ request, reply, session: request.session, locale });
    },
  });
}
