import type { Session } from '../auth/session';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}
