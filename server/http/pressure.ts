import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { problems } from './problem';

/** So late is the loop on average when nobody is served well any more. */
const MOST_DELAY_MS = 1_000;
/** Long enough that one pause, which is over by the time it is seen, has no average to speak of. */
const SAMPLE_MS = 3_000;
/** Says how the process is, whatever the loop does. */
const HEALTH = '/healthz';

export type LateLoop = {
  /** The average delay from which on it is late; default: a second. */
  mostDelayMs?: number;
  /** How long is measured for one average; default: three seconds. */
  sampleMs?: number;
};

/**
 * Answers 503 with Retry-After while the event loop is late, so that what is under way comes to its
 * end. Streams that are open stay so: only what begins is asked.
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
