import type { FastifyRequest } from 'fastify';

const texts = new WeakMap<FastifyRequest, string>();

/** Keeps the exact text of a JSON body, over which a signature may have been made. */
export function keepRawBody(request: FastifyRequest, text: string): void {
  texts.set(request, text);
}

export const rawBody = (request: FastifyRequest): string => texts.get(request) ?? '';
