import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Contract } from './http/contract';
import { handleErrors } from './http/errorHandling';
import type { OperationRoute } from './http/operation';
import { problems } from './http/problem';
import { registerOperations } from './http/routes';
import type { Services } from './services';

const BODY_LIMIT_BYTES = 64 * 1024;

/** The HTTP application over its services; does not listen yet. */
export function createApp(
  services: Services,
  contract: Contract,
  routes: OperationRoute[],
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: services.config.trustProxy,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 600 },
  });
  app.decorateRequest('session', null);
  handleErrors(app);
  app.removeContentTypeParser('text/plain');
  registerOperations(app, contract, services, routes);
  app.setNotFoundHandler(() => {
    throw problems.notFound();
  });
  return app;
}
