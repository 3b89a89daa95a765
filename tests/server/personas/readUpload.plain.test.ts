import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readUpload } from '../../../server/personas/photo/readUpload';

const LIMIT = 5 * 1024 * 1024; // spec 5
const WITHIN_MS = 60_000;

let server: Server;
let port: number;
let socket: Socket;

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = v.parse(v.object({ port: v.number() }), server.address()).port;
});
afterEach(() => {
  vi.useRealTimers();
  socket.destroy();
});
afterAll(() => {
  server.close();
});

/** A request with these headers, and the beginning of its body. */
async function received(headers: string, body: Buffer | string = ''): Promise<IncomingMessage> {
  const received = new Promise<IncomingMessage>((resolve) => {
    server.once('request', (request, response) => {
      request.once('end', () => response.end());
      resolve(request);
    });
  });
  socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`);
  socket.write(body);
  return received;
}

const chunked = (body: Buffer) =>
  Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);

describe('U1 an upload', () => {
  it('U1 is read up to 5 MB, whether its length is told or not', async () => {
    const body = Buffer.alloc(LIMIT, 7);
    for (const [headers, sent] of [
      [`Content-Length: ${LIMIT}`, body],
      ['Transfer-Encoding: chunked', chunked(body)],
    ] as const) {
      expect(
        body.equals(v.parse(v.instance(Buffer), await readUpload(await received(headers, sent)))),
      ).toBe(true);
      socket.destroy();
    }
  });

  it('U1 is too large with one byte more, where that is told before anything comes', async () => {
    expect(await readUpload(await received(`Content-Length: ${LIMIT + 1}`))).toBe('too-large');
  });

  it('U1 is too large with one byte more, where that is not told', async () => {
    const request = await received('Transfer-Encoding: chunked', chunked(Buffer.alloc(LIMIT + 1)));
    expect(await readUpload(request)).toBe('too-large');
  });

  it('U1 is broken off where less comes than was told', async () => {
    const request = await received('Content-Length: 20', 'ten bytes.');
    const read = readUpload(request);
    socket.end();
    expect(await read).toBe('broken-off');
  });

  it('U1 is broken off where the connection is gone already', async () => {
    const request = await received('Content-Length: 20', 'ten bytes.');
    socket.destroy();
    await new Promise((resolve) => request.once('close', resolve));
    expect(await readUpload(request)).toBe('broken-off');
  });
});

describe('an upload that takes its time', () => {
  it('is broken off after a minute, with its connection', async () => {
    const request = await received('Content-Length: 20', 'ten bytes.');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = readUpload(request);
    vi.advanceTimersByTime(WITHIN_MS - 1);
    expect(request.socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(request.socket.destroyed).toBe(true);
    expect(await read).toBe('broken-off');
  });

  it('has its connection left alone once it was read', async () => {
    const request = await received('Content-Length: 10', 'ten bytes.');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(String(await readUpload(request))).toBe('ten bytes.');
    vi.advanceTimersByTime(WITHIN_MS);
    expect(request.socket.destroyed).toBe(false);
  });
});
