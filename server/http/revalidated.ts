import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hijacked } from './operation';

/** Weak, because the same answer may be compressed or not. */
const tagOf = (body: unknown) =>
  `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;

const isAmong = (tag: string, known: string | undefined) =>
  (known ?? '').split(',').some((other) => other.trim() === tag);

/**
 * An answer in the caller's language that caches keep but revalidate each time: 304 if unchanged.
 */
export async function revalidated<Body>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  body: Body,
): Promise<{ status: 200; body: Body } | typeof hijacked> {
  const tag = tagOf(body);
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-language' });
  if (!isAmong(tag, request.headers['if-none-match'])) return { status: 200, body };
  await reply.code(304).send();
  return hijacked;
}
