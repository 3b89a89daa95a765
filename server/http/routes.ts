import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../auth/session';
import { localeOf } from '../base/locale';
import type { Contract, Operation } from './contract';
import { keepJsonText } from './jsonBodies';
import type { Exchange, OperationRoute } from './operation';
import { problems } from './problem';
import { addressKey } from './rateLimiter';
import type { RateLimits } from './rateLimits';

type Deps = {
  /** The live session of a request; null for a guest. */
  authenticate(request: FastifyRequest): Promise<Session | null>;
  rateLimits: RateLimits;
};

/** Methods of the API; a browser's preflight is answered where origins are allowed. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const toFastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Registers every operation of the contract. `readBodies` is for those that document a JSON body:
 * others read their pictures themselves, or ignore what they are sent.
 *
 * @throws where one has no handler, or two.
 */
export function registerOperations(
  app: FastifyInstance,
  contract: Contract,
  services: Deps,
  routes: OperationRoute[],
  readBodies: (app: FastifyInstance) => void,
): void {
  const byOperation = new Map<string, OperationRoute>();
  for (const route of routes) {
    const { operationId } = route;
    if (byOperation.has(operationId)) throw new Error(`${operationId} has two handlers`);
    byOperation.set(operationId, route);
  }
  const all = [...contract.operations.values()].map((operation) => {
    const route = byOperation.get(operation.operationId);
    if (route === undefined) throw new Error(`${operation.operationId} has no handler`);
    const body =
      operation.bodyPointer === null ? 'none' : route.readsText === true ? 'text' : 'json';
    return { operation, run: route.bind(contract), body };
  });
  const register = (own: FastifyInstance, wanted: (typeof all)[number]['body']) => {
    for (const { operation, run, body } of all)
      if (body === wanted) registerOperation(own, services, operation, run);
  };
  register(app, 'none');
  app.register(async (own) => {
    readBodies(own);
    register(own, 'json');
  });
  app.register(async (own) => {
    keepJsonText(own);
    register(own, 'text');
  });
  refuseOtherMethods(app, contract, services);
}

/** Answers 405 on the contract's paths, naming the methods that they have. */
function refuseOtherMethods(
  app: FastifyInstance,
  contract: Contract,
  services: Pick<Deps, 'rateLimits'>,
): void {
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
  services: Deps,
  { method, path, access }: Operation,
  run: (exchange: Exchange) => Promise<void>,
): void {
  // Only public answers: compression would reveal the length of a secret in one.
  const isPublic = method === 'get' && access !== 'required' && !path.startsWith('/media/');
  app.route({
    method: method.toUpperCase(),
    url: toFastifyPath(path),
    ...(isPublic && { compress: {} }),
    async onRequest(request, reply) {
      reply.header('cache-control', 'no-store');
      await services.rateLimits.callsOfAddress.take(addressKey(request.ip));
      request.session = access === 'open' ? null : await services.authenticate(request);
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
