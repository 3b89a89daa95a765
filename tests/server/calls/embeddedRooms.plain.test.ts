import { once } from 'node:events';
import { connect } from 'node:net';
import { DisconnectReason } from '@livekit/protocol';
import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import type { RemoteTrack } from '@livekit/rtc-node';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestToken, startTestRooms } from '../../support/rooms';
import type { TestRooms } from '../../support/rooms';

const RATE = 24_000;
const FRAME = RATE / 100;

let rooms: TestRooms;
let count = 0;
const entered: Room[] = [];

beforeAll(async () => {
  rooms = await startTestRooms();
});
afterAll(async () => {
  for (const room of entered) await room.disconnect();
  await rooms.stop();
});

function newRoom() {
  count += 1;
  const name = `room-${count}`;
  rooms.create(name);
  return name;
}

async function enter(identity: string, room: string, isAgent = false): Promise<Room> {
  const guest = new Room();
  const token = await guestToken({ identity, room, isAgent });
  await guest.connect(rooms.url, token, { autoSubscribe: true, dynacast: false });
  entered.push(guest);
  return guest;
}

const self = (room: Room) => {
  if (room.localParticipant === undefined) throw new Error('Not in the room');
  return room.localParticipant;
};

const next = (room: Room, event: RoomEvent): Promise<unknown> =>
  new Promise((resolve) => {
    room.once(event, (...[value]: unknown[]) => resolve(value));
  });

/** Sends a tone until it is told to stop. */
async function hum(room: Room): Promise<() => void> {
  const source = new AudioSource(RATE, 1);
  const options = new TrackPublishOptions();
  options.source = TrackSource.SOURCE_MICROPHONE;
  await self(room).publishTrack(LocalAudioTrack.createAudioTrack('tone', source), options);
  const tone = Int16Array.from({ length: FRAME }, (_, at) =>
    Math.round(8_000 * Math.sin((2 * Math.PI * 400 * at) / RATE)),
  );
  let isOver = false;
  void (async () => {
    while (!isOver) await source.captureFrame(new AudioFrame(tone, RATE, 1, FRAME));
  })();
  return () => (isOver = true);
}

/** Resolves when something is heard in this room. */
async function hearing(room: Room): Promise<void> {
  const track = await new Promise<RemoteTrack>((resolve) => {
    room.once(RoomEvent.TrackSubscribed, resolve);
  });
  const frames = new AudioStream(track, RATE, 1).getReader();
  let isHeard = false;
  while (!isHeard) {
    const { done, value } = await frames.read();
    if (done) throw new Error('The sound ended');
    isHeard = value.data.some((sample) => Math.abs(sample) > 1_000);
  }
  await frames.cancel();
}

const readText = (room: Room, topic: string): Promise<[string, string]> =>
  new Promise((resolve, reject) => {
    room.registerTextStreamHandler(topic, (reader, { identity }) => {
      reader.readAll().then((text) => resolve([identity, text]), reject);
    });
  });

/** The status with which a line is refused. */
async function refusalOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  const line = new WebSocket(`${rooms.url}${path}`, { headers });
  line.on('error', () => undefined);
  const [, answer] = await once(line, 'unexpected-response');
  return answer.statusCode;
}

describe('the door of the embedded rooms', () => {
  it.each([
    ['signed by somebody else', { secret: 'b'.repeat(32) }, 401],
    ['of yesterday', { expiresAt: new Date(Date.now() - 86_400_000) }, 401],
    ['that is for no room', { video: { room: undefined } }, 401],
    ['that does not let anybody in', { video: { roomJoin: false } }, 401],
    ['for a room that is not there', { room: 'elsewhere' }, 404],
  ])('refuses a token %s', async (_, changed, status) => {
    const token = await guestToken({ identity: 'ada', room: newRoom(), ...changed });
    expect(await refusalOf(`/rtc?access_token=${token}`)).toBe(status);
  });

  it('refuses what comes from another machine, and the path that is not spoken', async () => {
    const token = await guestToken({ identity: 'ada', room: newRoom() });
    const path = `/rtc?access_token=${token}`;
    expect(await refusalOf(path, { 'x-forwarded-for': '192.0.2.7' })).toBe(403);
    expect(await refusalOf(`/rtc/v1?access_token=${token}`)).toBe(404);
  });

  it('tells a client whether it was the token', async () => {
    const origin = rooms.url.replace('ws:', 'http:');
    const token = await guestToken({ identity: 'ada', room: newRoom() });
    const ask = (path: string) => fetch(`${origin}${path}`).then(({ status }) => status);
    expect(await ask(`/rtc/validate?access_token=${token}`)).toBe(200);
    expect(await ask('/rtc/validate?access_token=none')).toBe(401);
    expect(await ask('/rtc/v1/validate')).toBe(404);
  });
});

describe('a room', () => {
  it('carries sound, texts and attributes both ways', async () => {
    const name = newRoom();
    const agent = await enter('agent-1', name, true);
    const came = next(agent, RoomEvent.ParticipantConnected);
    const user = await enter('user-1', name);
    expect(await came).toMatchObject({ identity: 'user-1' });
    expect(rooms.identitiesIn(name)).toEqual(['agent-1', 'user-1']);

    const bothHear = Promise.all([hearing(agent), hearing(user)]);
    const stops = [await hum(agent), await hum(user)];
    await bothHear;
    for (const stop of stops) stop();

    const bothRead = Promise.all([readText(agent, 'words'), readText(user, 'words')]);
    await self(user).sendText('hello', { topic: 'words' });
    await self(agent).sendText('good evening', { topic: 'words' });
    expect(await bothRead).toEqual([
      ['user-1', 'hello'],
      ['agent-1', 'good evening'],
    ]);

    const changed = next(user, RoomEvent.ParticipantAttributesChanged);
    await self(agent).setAttributes({ 'lk.agent.state': 'speaking' });
    expect(await changed).toEqual({ 'lk.agent.state': 'speaking' });
  });

  it('goes on after a broken line', async () => {
    const name = newRoom();
    const agent = await enter('agent-2', name, true);
    const user = await enter('user-2', name);
    const back = next(user, RoomEvent.Reconnected);
    rooms.faults.dropSocket('user-2');
    await back;
    const read = readText(agent, 'words');
    await self(user).sendText('still here', { topic: 'words' });
    expect(await read).toEqual(['user-2', 'still here']);
  });

  it('is entered anew where the way back is refused', async () => {
    const name = newRoom();
    const agent = await enter('agent-3', name, true);
    const user = await enter('user-3', name);
    const left = next(agent, RoomEvent.ParticipantDisconnected);
    const back = next(user, RoomEvent.Reconnected);
    rooms.faults.refuseResume(true);
    rooms.faults.dropSocket('user-3');
    expect(await left).toMatchObject({ identity: 'user-3' });
    await back;
    rooms.faults.refuseResume(false);
    expect(rooms.identitiesIn(name)).toEqual(['agent-3', 'user-3']);
  });

  it('says why it is over', async () => {
    const name = newRoom();
    const user = await enter('user-4', name);
    const agent = await enter('agent-4', name, true);
    const [kicked, ended] = [
      next(user, RoomEvent.Disconnected),
      next(agent, RoomEvent.Disconnected),
    ];
    rooms.faults.kick('user-4', DisconnectReason.PARTICIPANT_REMOVED);
    expect(await kicked).toBe(DisconnectReason.PARTICIPANT_REMOVED);
    expect(rooms.identitiesIn(name)).toEqual(['agent-4']);
    await rooms.remove(name);
    expect(await ended).toBe(DisconnectReason.ROOM_DELETED);
    expect(rooms.identitiesIn(name)).toBeNull();
  });

  it('holds one of each name: the later one stays', async () => {
    const name = newRoom();
    const first = await enter('user-5', name);
    const over = next(first, RoomEvent.Disconnected);
    await enter('user-5', name);
    expect(await over).toBe(DisconnectReason.DUPLICATE_IDENTITY);
    expect(rooms.identitiesIn(name)).toEqual(['user-5']);
  });
});

describe('rooms that are closed', () => {
  /** Asks for a line; from then on it answers nothing and does not hang up. */
  async function askAndFallSilent(url: string, path: string) {
    const { host, hostname, port, pathname } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined);
    const lines = [
      `GET ${pathname}${path} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    return { socket, status: Number(String(answer).split(' ')[1]) };
  }

  it('wait for nobody who does not hang up', async () => {
    const closing = await startTestRooms();
    closing.create('room');
    const token = await guestToken({ identity: 'ada', room: 'room' });
    const inside = await askAndFallSilent(closing.url, `/rtc?access_token=${token}`);
    const refused = await askAndFallSilent(closing.url, '/rtc/v1');
    expect([inside.status, refused.status]).toEqual([101, 404]);
    await closing.stop();
    for (const { socket } of [inside, refused]) socket.destroy();
  });
});
