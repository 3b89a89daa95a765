import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { HttpConfig } from './settings';

const PREFLIGHT_KEPT_S = 7_200;

/**
 * Lets pages of the configured origins call the API. Tokens travel in a header, so cookies are
 * neither sent nor allowed.
 */
export async function allowOrigins(
  app: FastifyInstance,
  { config: { webOrigins } }: { config: Pick<HttpConfig, 'webOrigins'> },
): Promise<void> {
  if (webOrigins.length === 0) return;
  await app.register(cors, {
    origin: webOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Accept-Language', 'Authorization', 'Content-Type', 'Last-Event-ID'],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    credentials: false,
    maxAge: PREFLIGHT_KEPT_S,
  });
}
