import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const DRIP_EVERY_MS = 20;

let server: TestServer;
let member: Member;
let drips: NodeJS.Timeout | undefined;
beforeAll(async () => {
  server = await startTestServer({ config: { requestWithinSeconds: 2 } });
  member = await server.join();
});
afterEach(() => {
  clearInterval(drips);
});
afterAll(() => server.stop());

function open(): Socket {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}

function drip(socket: Socket, bytes: number): void {
  drips = setInterval(() => {
    if (socket.writable) socket.write('x'.repeat(bytes));
  }, DRIP_EVERY_MS);
}

const post = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;

describe('a request that drips', () => {
  it('O3 is ended with 408 when its body does not come, and others are answered meanwhile', async () => {
    const socket = open();
    const answer = answerOf(socket);
    socket.write(post('/api/token', 60_000));
    drip(socket, 1);
    const { email, password } = member;
    expectStatus(await server.call('createToken', { body: { email, password } }), 200);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"code":"request-timeout"');
    expect(server.logged()).not.toContain('unexpected failure');
  });

  it('O3 is ended with 408 when its headers do not end', async () => {
    const socket = open();
    const answer = answerOf(socket);
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ');
    drip(socket, 1);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('O3 is let be while its bytes come at a pace, however long that takes', async () => {
    const socket = open();
    const answer = answerOf(socket);
    const length = 60_000;
    const body = `{"email":"a@example.org","password":"${'p'.repeat(length - 39)}"}`;
    expect(body.length).toBe(length);
    socket.write(post('/api/token', length, 'connection: close\r\n'));
    // Twice as long as a body has that drips.
    const step = Math.ceil(length / (4_000 / DRIP_EVERY_MS));
    let sent = 0;
    drips = setInterval(() => {
      if (socket.writable) socket.write(body.slice(sent, sent + step));
      sent += step;
      if (sent >= length) clearInterval(drips);
    }, DRIP_EVERY_MS);
    expect(await answer).toMatch(/^HTTP\/1\.1 40[01] /);
  });

  it('O3 is no matter to a stream that stays open', async () => {
    const chat = await server.call('getProfile', { token: member.access });
    expectStatus(chat, 200);
    const events = await fetch(new URL('/api/events', server.origin), {
      headers: { authorization: `Bearer ${member.access}` },
    });
    const socket = open();
    const ended = answerOf(socket);
    socket.write(post('/api/token', 60_000));
    await ended;
    expect(events.ok).toBe(true);
    const reader = events.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
  });
});
