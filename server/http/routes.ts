import type { FastifyInstance } from 'fastify';
import { authenticate } from '../auth/authenticate';
import { localeOf } from '../locale';
import type { Services } from '../services';
import type { Contract, Operation } from './contract';
import type { Exchange, OperationRoute } from './operation';
import { problems } from './problem';
import { addressKey } from './rateLimiter';

/** Of what an API answers; a browser's preflight is answered where origins are allowed. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const toFastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Registers every operation of the contract. `readBodies` is for those that document a body in JSON:
 * others handle their pictures by themselves, or have nothing to say against what comes.
 *
 * @throws where one has no handler, or two.
 */
export function registerOperations(
  app: FastifyInstance,
  contract: Contract,
  services: Services,
  routes: OperationRoute[],
  readBodies: (app: FastifyInstance) => void,
): void {
  const byOperation = new Map<string, (exchange: Exchange) => Promise<void>>();
  for (const { operationId, bind } of routes) {
    if (byOperation.has(operationId)) throw new Error(`${operationId} has two handlers`);
    byOperation.set(operationId, bind(contract));
  }
  const all = [...contract.operations.values()].map((operation) => {
    const run = byOperation.get(operation.operationId);
    if (run === undefined) throw new Error(`${operation.operationId} has no handler`);
    return { operation, run };
  });
  const register = (own: FastifyInstance, hasBody: boolean) => {
    for (const { operation, run } of all)
      if ((operation.bodyPointer !== null) === hasBody)
        registerOperation(own, services, operation, run);
  };
  register(app, false);
  app.register(async (own) => {
    readBodies(own);
    register(own, true);
  });
  refuseOtherMethods(app, contract, services);
}

/** A path of the contract names its methods to whoever comes with another. */
function refuseOtherMethods(app: FastifyInstance, contract: Contract, services: Services): void {
  const operations = [...contract.operations.values()];
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const offered = operations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method.toUpperCase());
    const allowed = offered.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    app.route({
      method: METHODS.filter((method) => !offered.includes(method)),
      url: toFastifyPath(path),
      async handler(request) {
        await services.rateLimits.callsOfAddress.take(addressKey(request.ip));
        throw problems.methodNotAllowed(allowed);
      },
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
