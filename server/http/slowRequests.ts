import type { FastifyInstance } from 'fastify';
import { sendProblem } from './errorHandling';
import { problems } from './problem';
import type { HttpConfig } from './settings';

/** 64 kbit/s: what a phone still manages with hardly any network. */
const BYTES_PER_MS = 8_192 / 1_000;
/** The time that the largest body, a photo, takes at that pace. */
const LONGEST_UPLOAD_MS = 660_000;
const LOOKS = 30;

type Patience = Pick<HttpConfig, 'requestWithinSeconds'>;

/** Limits of the HTTP server: a deadline for headers, and one for the whole request. */
export function slowestRequest({ requestWithinSeconds }: Patience) {
  const headersTimeout = requestWithinSeconds * 1_000;
  const requestTimeout = headersTimeout + LONGEST_UPLOAD_MS;
  const connectionsCheckingInterval = Math.ceil(headersTimeout / LOOKS);
  return {
    requestTimeout,
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval },
  };
}

/**
 * Ends bodies that trickle in: each gets a fixed number of seconds, plus the time its bytes so far
 * would take at the slowest pace. A photo may thus arrive over a bad line.
 */
export function endSlowBodies(app: FastifyInstance, { config }: { config: Patience }): void {
  app.addHook('onRequest', async ({ raw, log }, reply) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length === '0' && encoding === undefined) return;
    const { socket } = raw;
    const [began, before] = [performance.now(), socket.bytesRead];
    const msLeft = () => {
      const allowed = config.requestWithinSeconds * 1_000;
      return began + allowed + (socket.bytesRead - before) / BYTES_PER_MS - performance.now();
    };
    let timer: NodeJS.Timeout;
    const look = () => {
      const left = msLeft();
      if (left > 0) timer = setTimeout(look, left).unref();
      // What arrived while this process was busy is read first.
      else setImmediate(end);
    };
    const end = () => {
      if (raw.complete || socket.destroyed) return;
      if (msLeft() > 0) {
        look();
        return;
      }
      log.info('a body came too slowly');
      if (reply.sent) socket.destroy();
      else void sendProblem(reply.header('connection', 'close'), problems.tooSlow());
    };
    timer = setTimeout(look, msLeft()).unref();
    raw.once('close', () => {
      clearTimeout(timer);
    });
  });
}
