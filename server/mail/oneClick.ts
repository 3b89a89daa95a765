import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { problems } from '../http/problem';

const UNSUBSCRIBE = '/api/email/unsubscribe';
const tokenSchema = v.object({ token: v.string() });

/**
 * Parses the form that mail programs send for one-click unsubscribing (RFC 8058) into the
 * equivalent body: no other form is accepted anywhere.
 */
export function readOneClick(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (request.routeOptions.url !== UNSUBSCRIBE) throw problems.unsupportedMediaType();
      const isOneClick = new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click';
      const query = v.safeParse(tokenSchema, request.query);
      return isOneClick && query.success ? { token: query.output.token } : {};
    },
  );
}
