import { createServer } from 'node:http';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLiveKitServer } from '../../../server/calls/rooms/liveKitServer';
import { RoomsUnavailable } from '../../../server/calls/rooms/roomServer';
import type { RoomServer } from '../../../server/calls/rooms/roomServer';

const secret = 'a secret of a LiveKit server, long';
const asked: { path: string; body: unknown; grant: unknown }[] = [];
let answer: { status: number; body: object } = { status: 200, body: {} };

/** Speaks the part of LiveKit's API that opens and closes rooms. */
const liveKit = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    void (async () => {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
      const { payload } = await jwtVerify(token, Buffer.from(secret), { issuer: 'key' });
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      asked.push({ path: request.url ?? '', body, grant: payload['video'] });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    })();
  });
});

let rooms: RoomServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => liveKit.listen(0, '127.0.0.1', resolve));
  const address = liveKit.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const url = `ws://127.0.0.1:${address.port}`;
  rooms = createLiveKitServer({ url, apiKey: 'key', apiSecret: secret });
});
afterAll(() => liveKit.close());
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: {} };
});

it('opens a room for two that goes by itself, and closes it', async () => {
  await rooms.open('call-1');
  await rooms.close('call-1');
  expect(asked).toEqual([
    {
      path: '/twirp/livekit.RoomService/CreateRoom',
      body: { name: 'call-1', emptyTimeout: 60, departureTimeout: 20, maxParticipants: 2 },
      grant: { roomCreate: true },
    },
    {
      path: '/twirp/livekit.RoomService/DeleteRoom',
      body: { room: 'call-1' },
      grant: { roomCreate: true },
    },
  ]);
});

it('sends everybody to the address of the configuration', () => {
  expect(rooms.urlFor('www.example.org')).toBe(rooms.ownUrl());
});

it('takes a room that is not there for closed', async () => {
  answer = { status: 404, body: { code: 'not_found', msg: 'no such room' } };
  await rooms.close('call-2');
  expect(asked).toHaveLength(1);
});

it('says that there are no rooms where the server refuses or is not there', async () => {
  answer = { status: 401, body: { code: 'unauthenticated', msg: 'wrong key' } };
  await expect(rooms.open('call-3')).rejects.toThrow(RoomsUnavailable);
  const nowhere = { url: 'ws://127.0.0.1:9', apiKey: 'key', apiSecret: secret };
  await expect(createLiveKitServer(nowhere).open('call-3')).rejects.toThrow(RoomsUnavailable);
});
