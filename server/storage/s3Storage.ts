import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from './settings';
import { requireKey } from './storage';
import type { Storage, StoredFile } from './storage';
import { StorageUnavailable } from './unavailable';

const WITHIN_MS = 20_000;

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** A bucket in any store with S3's REST API, addressed by path. */
export function createS3Storage(settings: S3Settings): Storage {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 2,
  });
  const bucket = `${settings.endpoint}/${encodeURIComponent(settings.bucket)}`;

  /** Only the start of an answer has a deadline; the reader decides how long the body may take. */
  async function call(key: string, request: RequestInit): Promise<Response> {
    const address = `${bucket}/${requireKey(key)}`;
    const giveUp = new AbortController();
    const patience = setTimeout(() => giveUp.abort(), WITHIN_MS);
    try {
      return await client.fetch(address, { ...request, signal: giveUp.signal });
    } catch {
      throw new StorageUnavailable(giveUp.signal.aborted ? 'nothing in time' : 'nothing');
    } finally {
      clearTimeout(patience);
    }
  }

  async function demand(response: Response): Promise<Response> {
    if (response.ok) return response;
    await response.body?.cancel();
    throw new StorageUnavailable(response.status);
  }

  async function find(key: string): Promise<StoredFile | null> {
    const head = await call(key, { method: 'HEAD' });
    if (head.status === 404) return null;
    const length = Number((await demand(head)).headers.get('content-length'));
    return {
      length,
      async read(range) {
        const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
        const { body } = await demand(await call(key, { method: 'GET', headers }));
        return Readable.from(body === null ? [] : piecesOf(body));
      },
    };
  }

  return {
    async put(key, content, type) {
      const digest = createHash('sha256').update(content).digest('hex');
      const headers = { 'content-type': type, 'x-amz-content-sha256': digest };
      const answer = await demand(
        await call(key, { method: 'PUT', headers, body: Buffer.from(content) }),
      );
      await answer.body?.cancel();
    },
    find,
    exists: async (key) => (await find(key)) !== null,
    async delete(key) {
      const answer = await call(key, { method: 'DELETE' });
      if (answer.status !== 404) await demand(answer);
      await answer.body?.cancel();
    },
  };
}
