import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { problems } from './problem';

/** When the event loop is this late on average, nobody is served well any more. */
const MOST_DELAY_MS = 1_000;
/** Long enough that one pause, over by the time it is noticed, hardly affects the average. */
const SAMPLE_MS = 3_000;
/** Reports the state of the process, however late the loop is. */
const HEALTH = '/healthz';

export type LateLoop = {
  /** The average delay that counts as late; default: a second. */
  mostDelayMs?: number;
  /** The period of one average; default: three seconds. */
  sampleMs?: number;
};

/**
 * Answers 503 with Retry-After while the event loop is late, so that work under way can finish.
 * Open streams stay open: only new requests are refused.
 */
export async function refuseWhenLate(
  app: FastifyInstance,
  { mostDelayMs = MOST_DELAY_MS, sampleMs = SAMPLE_MS }: LateLoop = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: async ({ routeOptions }) => {
      if (routeOptions.url !== HEALTH) throw problems.unavailable();
    },
  });
}
