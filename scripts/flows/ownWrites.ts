import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';

/** What the inspector is answered when it writes a file of the project. */
export type Answer = { status: number; body: string };

const bytesAtMost = 1_000_000;

/** The text that was sent; null if it is too long. */
export const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  let size = 0;
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    const bytes: Buffer = Buffer.from(chunk);
    size += bytes.length;
    if (size > bytesAtMost) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Only a page of this server on this machine may write, no other site open beside it. */
export const mayWrite = ({ socket, headers }: IncomingMessage): boolean => {
  const { host, origin } = headers;
  const name = /^(.*?)(?::\d+)?$/.exec(host ?? '')?.[1];
  return (
    loopback.has(socket.remoteAddress ?? '') &&
    (name === 'localhost' || name === '127.0.0.1' || name === '[::1]') &&
    (origin === `http://${host}` || origin === `https://${host}`) &&
    headers['content-type'] === 'application/json'
  );
};

export const refusal = (status: number, body: string): Answer => ({ status, body });

/** Answers each request, and says so where a file cannot be read or written. */
export const answering =
  (answer: (request: IncomingMessage) => Promise<Answer>): Connect.NextHandleFunction =>
  (request: IncomingMessage, response: ServerResponse) => {
    const end = ({ status, body }: Answer) => {
      const type = status === 200 ? 'application/json' : 'text/plain';
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
    };
    answer(request).then(end, () => end(refusal(500, 'The file could not be read or written.')));
  };
