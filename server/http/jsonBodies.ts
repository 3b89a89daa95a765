import type { FastifyInstance, FastifyRequest } from 'fastify';

const texts = new WeakMap<FastifyRequest, string>();

/** Reads bodies in JSON, and no others; an empty one counts as none. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
}

/**
 * Leaves the exact text of JSON to who handles the call: a signature may have been made over it, and
 * whether it is any good is not known before.
 */
export function keepJsonText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      texts.set(request, body);
      done(null, {});
    },
  );
}

export const rawBody = (request: FastifyRequest): string => texts.get(request) ?? '';
