import type { FastifyInstance, FastifyRequest } from 'fastify';

const texts = new WeakMap<FastifyRequest, string>();

/**
 * Reads bodies in JSON, and no others; an empty one counts as none. The exact text is kept, over which
 * a signature may have been made.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      texts.set(request, body);
      if (body === '') done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
}

export const rawBody = (request: FastifyRequest): string => texts.get(request) ?? '';
