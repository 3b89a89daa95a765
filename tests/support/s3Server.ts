import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bucket on loopback that speaks as much of S3's REST API as is used: PutObject, GetObject with a
 * range, HeadObject, DeleteObject, by path. Every request is checked as "Authenticating Requests:
 * Using the Authorization Header (AWS Signature Version 4)" of the Amazon S3 API Reference says
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-auth-using-authorization-header.html), by
 * code of its own; errors are XML with a code, as under "Error Responses" of that reference.
 */
export type S3Server = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  objects: Map<string, { content: Buffer; type: string }>;
  /** As `PUT key`, those that were let in. */
  served: string[];
  /** The codes of those that were refused. */
  refused: string[];
  /** From now on every call is answered with this status; null: as usual. */
  failWith(status: number | null): void;
  /** The same for GET alone, so that what is found cannot be read. */
  failReads(status: number | null): void;
  close(): Promise<void>;
};

const SKEW_MS = 15 * 60_000;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts);
}

/** `20130524T000000Z` in milliseconds. */
const toTime = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

type Account = Pick<S3Server, 'accessKeyId' | 'secretAccessKey' | 'region'>;

/** The code of the error; null: the request is signed as it should be. */
function faultOf(request: IncomingMessage, body: Buffer, account: Account): string | null {
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? [];
  if (signature === '') return 'AccessDenied';
  const date = header('x-amz-date');
  const scope = `${date.slice(0, 8)}/${account.region}/s3/aws4_request`;
  if (credential !== `${account.accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  if (!(Math.abs(Date.now() - toTime(date)) <= SKEW_MS)) return 'RequestTimeTooSkewed';
  const digest = header('x-amz-content-sha256');
  if (digest === '') return 'InvalidRequest';
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  const demanded = Object.keys(request.headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  );
  if (demanded.some((name) => !names.includes(name))) return 'AccessDenied';
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket.invalid');
  const canonical = [
    request.method,
    pathname,
    [...searchParams]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${header(name).replaceAll(/ +/g, ' ')}`),
    '',
    signedHeaders,
    digest,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(hmac(`AWS4${account.secretAccessKey}`, date.slice(0, 8)), account.region),
  );
  const isRight = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
  return isRight ? null : 'SignatureDoesNotMatch';
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string) {
  const isHead = request.method === 'HEAD';
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(isHead ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

export async function startS3Server(): Promise<S3Server> {
  const account = { accessKeyId: 'AKIATEST', secretAccessKey: 'a/secret+key', region: 'eu-test-1' };
  const bucket = 'media';
  const objects: S3Server['objects'] = new Map();
  const served: string[] = [];
  const refused: string[] = [];
  let failure: number | null = null;
  let readFailure: number | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    const outage = failure ?? (request.method === 'GET' ? readFailure : null);
    if (outage !== null) {
      refuse(request, response, outage, 'InternalError');
      return;
    }
    const fault = faultOf(request, body, account);
    if (fault !== null) {
      refused.push(fault);
      refuse(request, response, 403, fault);
      return;
    }
    const path = new URL(request.url ?? '/', 'http://bucket.invalid').pathname;
    if (!path.startsWith(`/${bucket}/`)) {
      refuse(request, response, 404, 'NoSuchBucket');
      return;
    }
    const key = decodeURIComponent(path.slice(bucket.length + 2));
    served.push(`${request.method} ${key}`);
    if (request.method === 'PUT') {
      objects.set(key, { content: body, type: request.headers['content-type'] ?? '' });
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
      return;
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const found = objects.get(key);
    if (found === undefined) {
      refuse(request, response, 404, 'NoSuchKey');
      return;
    }
    const { content, type } = found;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const isPart = from !== undefined && to !== undefined;
    const part = isPart ? content.subarray(Number(from), Number(to) + 1) : content;
    response.writeHead(isPart ? 206 : 200, {
      'content-type': type,
      'content-length': part.length,
      ...(isPart && { 'content-range': `bytes ${from}-${to}/${content.length}` }),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    ...account,
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    objects,
    served,
    refused,
    failWith(status) {
      failure = status;
    },
    failReads(status) {
      readFailure = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
