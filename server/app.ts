import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from './auth/authenticate';
import { registerRooms } from './calls/rooms/embedded/upgrade';
import type { Contract } from './http/contract';
import { builtView } from './pages/builtView';
import { allowOrigins } from './http/crossOrigin';
import { handleErrors, sendProblem } from './http/errorHandling';
import { registerFeeds } from './pages/feeds';
import { addHeaders } from './http/headers';
import { readJsonBodies } from './http/jsonBodies';
import type { OperationRoute } from './http/operation';
import { pathOf } from './http/pathOf';
import { refuseWhenLate } from './http/pressure';
import type { LateLoop } from './http/pressure';
import { problems } from './http/problem';
import { leaveBodiesUnread } from './http/rawBodies';
import { demandRoomForChanges } from './http/room';
import { registerOperations } from './http/routes';
import { endSlowBodies, slowestRequest } from './http/slowRequests';
import { serveFiles } from './pages/staticFiles';
import { trustIn } from './http/trustedProxies';
import { readOneClick } from './mail/oneClick';
import { registerOutboxPage } from './mail/outboxPage';
import { registerSandbox } from './money/sandbox/sandboxPage';
import type { Services } from './services';
import { registerRemovalPage } from './support/removalPage';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Out of 11: higher levels shrink a catalogue page too little to be worth the time. */
const BROTLI_QUALITY = 5;

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** A path with broken escapes gets the usual 404, not a bad request. */
function withWholeEscapes(url: string): string {
  if (pathOf(url) !== null) return url;
  const [path = '/', ...query] = url.split('?');
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

/** Builds the HTTP application over its services; does not listen yet. */
export async function createApp(
  services: Services,
  contract: Contract,
  routes: OperationRoute[],
  lateLoop?: LateLoop,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    ...slowestRequest(services.config),
    trustProxy: trustIn(services.config.trustProxy),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 600 },
    rewriteUrl: (request) => withWholeEscapes(request.url ?? '/'),
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply, problems.notFound()),
  });
  app.decorateRequest('session', null);
  addHeaders(app, services);
  await allowOrigins(app, services);
  handleErrors(app);
  logAnswers(app);
  endSlowBodies(app, services);
  await refuseWhenLate(app, lateLoop);
  demandRoomForChanges(app, services);
  leaveBodiesUnread(app);
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  const { rateLimits } = services;
  const guards = {
    rateLimits,
    authenticate: (request: FastifyRequest) => authenticate(request, services),
  };
  registerOperations(app, contract, guards, routes, (own) => {
    readJsonBodies(own);
    readOneClick(own);
  });
  const { embedded } = services.rooms;
  if (embedded !== null) registerRooms(app, embedded.opened);
  registerOutboxPage(app, services);
  await registerSandbox(app, services);
  const view = builtView(services);
  registerRemovalPage(app, { services, contract, view });
  registerFeeds(app, services);
  await serveFiles(app, services, view);
  return app;
}
