import { DisconnectReason, RoomEvent } from 'livekit-client';
import type * as LiveKit from 'livekit-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createHeldMicrophone } from '../../src/browser/call/heldMicrophone';
import { enterRoom } from '../../src/browser/call/room';
import type { RoomNews } from '../../src/machines/call/call';

type Reader = { info: { id: string }; readAll: () => Promise<string> };
type Handler = (reader: Reader, from: { identity: string }) => void;

const livekit = vi.hoisted(() => {
  /** Does nothing by itself: what happens in it, a test has happen. */
  class FakeRoom {
    state = 'disconnected';
    canPlaybackAudio = true;
    /** What the client asked of it, in turn. */
    asked: string[] = [];
    readonly localParticipant = {
      identity: 'user-1',
      setAttributes: (attributes: Record<string, string>) => {
        this.asked.push(Object.keys(attributes).join());
        return Promise.resolve();
      },
    };
    readonly remoteParticipants = new Map<string, object>();
    private readonly listeners = new Map<string, (...told: unknown[]) => void>();
    private readonly handlers = new Map<string, Handler>();

    constructor() {
      livekit.rooms.push(this);
    }
    on(event: string, listener: (...told: unknown[]) => void) {
      this.listeners.set(event, listener);
      return this;
    }
    emit(event: string, ...told: unknown[]) {
      this.listeners.get(event)?.(...told);
    }
    registerTextStreamHandler(topic: string, handler: Handler) {
      this.handlers.set(topic, handler);
    }
    read(topic: string, text: string) {
      const reader = { info: { id: 'a' }, readAll: () => Promise.resolve(text) };
      this.handlers.get(topic)?.(reader, { identity: 'agent-1' });
    }
    connect() {
      const agent = { identity: 'agent-1', attributes: {}, trackPublications: new Map() };
      this.remoteParticipants.set(agent.identity, agent);
      this.state = 'connected';
      return Promise.resolve();
    }
    disconnect() {
      this.asked.push('disconnect');
      this.emit('disconnected', 1);
      return Promise.resolve();
    }
    switchActiveDevice(kind: string, id: string) {
      this.asked.push(`${kind} ${id}`);
      return Promise.resolve(true);
    }
    removeAllListeners() {
      this.listeners.clear();
    }
  }
  const livekit = { FakeRoom, rooms: new Array<FakeRoom>() };
  return livekit;
});

vi.mock('livekit-client', async (original) => ({
  ...(await original<typeof LiveKit>()),
  Room: livekit.FakeRoom,
}));

beforeEach(() => {
  livekit.rooms.length = 0;
});

const ticket = { url: 'ws://127.0.0.1/calls', token: 'token', limit: 900, notice: 60 };

const chosen = 'audiooutput headset';

/** A call in which both are connected, with a speaker that was chosen before. */
async function enter() {
  const news: RoomNews[] = [];
  const controller = new AbortController();
  const enterIt = enterRoom(document, createHeldMicrophone());
  const act = enterIt(
    { ticket, speakerId: 'headset' },
    (told) => void news.push(told),
    controller.signal,
  );
  await vi.waitFor(() => expect(news).toContainEqual({ type: 'room.joined' }));
  const [room] = livekit.rooms;
  if (room === undefined) throw new Error('No room was made');
  return {
    act,
    controller,
    room,
    news,
    ends: () => news.flatMap((one) => (one.type === 'room.ended' ? one.cause : [])),
  };
}

const freeze = () => document.dispatchEvent(new Event('freeze'));

it('says that the page slept where the browser ends the call with it', async () => {
  const { room, ends } = await enter();
  freeze();
  room.emit(RoomEvent.Disconnected, DisconnectReason.CLIENT_INITIATED);
  expect(ends()).toEqual(['frozen']);
});

it('tells the reason of the server, though the page slept as well', async () => {
  const { room, ends } = await enter();
  room.read('confidant.call', JSON.stringify({ type: 'ended', cause: 'limit' }));
  await Promise.resolve();
  freeze();
  room.emit(RoomEvent.Disconnected, DisconnectReason.CLIENT_INITIATED);
  expect(ends()).toEqual(['limit']);
});

it('tells the reason of the server where its word did not arrive before the room closed', async () => {
  const { room, ends } = await enter();
  const agent = { identity: 'agent-1', attributes: { 'call.ended': 'removed' } };
  room.emit(RoomEvent.ParticipantAttributesChanged, {}, agent);
  room.emit(RoomEvent.Disconnected, DisconnectReason.ROOM_DELETED);
  expect(ends()).toEqual(['removed']);
});

it('takes no sleep for the cause that the connection outlived', async () => {
  const { room, ends } = await enter();
  freeze();
  room.emit(RoomEvent.Reconnected);
  room.emit(RoomEvent.Disconnected, undefined);
  expect(ends()).toEqual(['lost']);
});

it('tells how long the call was until its connection went, however often it is sought', async () => {
  const { room, news, controller } = await enter();
  const at = performance.now();
  const now = vi.spyOn(performance, 'now');
  now.mockReturnValue(at + 5_000);
  room.emit(RoomEvent.SignalReconnecting);
  now.mockReturnValue(at + 20_000);
  room.emit(RoomEvent.Reconnecting);
  const broken = { type: 'room.reconnecting', seconds: 5 };
  expect(news.filter(({ type }) => type === broken.type)).toEqual([broken, broken]);
  room.emit(RoomEvent.Reconnected);
  now.mockReturnValue(at + 30_000);
  room.emit(RoomEvent.Disconnected, undefined);
  expect(news.at(-1)).toEqual({ type: 'room.ended', cause: 'lost', seconds: 30 });
  now.mockRestore();
  controller.abort();
});

it('says that hanging up is meant, before it leaves: a connection that is made anew leaves as well', async () => {
  const { act, room, ends } = await enter();
  act({ type: 'room.leave' });
  expect(room.asked).toEqual([chosen, 'call.hung_up', 'disconnect']);
  expect(ends()).toEqual(['user']);
});

it('hangs up where the page goes elsewhere', async () => {
  const { controller, room } = await enter();
  controller.abort();
  expect(room.asked).toEqual([chosen, 'call.hung_up', 'disconnect']);
});

it('uses another speaker during the call', async () => {
  const { act, room } = await enter();
  act({ type: 'room.useSpeaker', id: 'built-in' });
  expect(room.asked).toEqual([chosen, 'audiooutput built-in']);
});
