import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compressed once and sent often. */
const BROTLI_QUALITY = 9;

type Packed = { body: Buffer; etag: string };

/** A page in every encoding in which it is sent. */
export type PackedPage = { whole: Packed; br: Packed; gzip: Packed };

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const packed = (body: Buffer): Packed => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
});

export async function packPage(html: string): Promise<PackedPage> {
  const body = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body)]);
  return { whole: packed(body), br: packed(br), gzip: packed(gz) };
}

/** Whether the browser accepts this encoding; `q=0` means that it does not. */
const accepts = (header: string, encoding: string): boolean =>
  header
    .split(',')
    .map((entry) => entry.trim().split(/\s{0,4};\s{0,4}q=/))
    .some(([name, quality]) => name === encoding && Number(quality ?? 1) > 0);

/** Sends the page in the browser's best encoding, or 304 if the browser has it. */
export async function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<void> {
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
  const { body, etag } = page[encoding ?? 'whole'];
  reply.header('etag', etag).type('text/html; charset=utf-8');
  if (headers['if-none-match']?.split(/\s{0,4},\s{0,4}/).includes(etag)) {
    await reply.code(304).send();
    return;
  }
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  await reply.send(body);
}
