import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ServerEvent } from '../../src/machines/eventStream/eventStreamMachine';
import type { RawStreamFact } from '../../src/machines/streamShare/streamShareTypes';
import { readEvents } from '../../src/api/actors/events';
import { serverEventParser } from '../../src/api/serverEvent';
import { occupations, personalities } from '../../src/machines/persona/persona';
import { problem } from '../support/fakeFetch';
import { aldo } from '../support/fixtures/personas';

const parseServerEvent = serverEventParser({ occupations, personalities });

const chatId = '1c1f6c1e-6d0c-4f5e-9d4b-1d2f6a6c7e10';
const messageId = '2c1f6c1e-6d0c-4f5e-9d4b-1d2f6a6c7e10';

/** Runs the reader against one answer until it says that the connection is over. */
const read = (
  answer: (request: Request) => Response | Promise<Response>,
  lastEventId: string | null = null,
  ageMs = 1_500,
) =>
  new Promise<RawStreamFact[]>((resolve) => {
    const facts: RawStreamFact[] = [];
    const reader = readEvents(
      (request) => Promise.resolve(answer(request)),
      'http://app.test',
      () => 0.25,
      () => ageMs,
      parseServerEvent,
    );
    const parent = createActor(
      setup({
        types: { events: {} as RawStreamFact },
        actors: { reader },
      }).createMachine({
        invoke: { src: 'reader', input: { lastEventId } },
        on: {
          '*': {
            actions: ({ event, self }) => {
              facts.push(event);
              if (event.type !== 'stream.lost' && event.type !== 'stream.refused') return;
              self.stop();
              resolve(facts);
            },
          },
        },
      }),
    );
    parent.start();
  });

const bytes = (text: string, cuts: number[] = []) => {
  const all = new TextEncoder().encode(text);
  const places = [0, ...cuts, all.length];
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      places.slice(1).forEach((end, index) => controller.enqueue(all.slice(places[index], end)));
      controller.close();
    },
  });
};

const stream = (text: string, cuts: number[] = []) =>
  new Response(bytes(text, cuts), { headers: { 'Content-Type': 'text/event-stream' } });

const lost = { kind: 'unavailable', retryAfterMs: null, jitter: 0.25 };
const delta = JSON.stringify({ chat_id: chatId, message_id: messageId, offset: 0, text: 'Grüß' });
const deltaEvent: ServerEvent = {
  type: 'server.replyDelta',
  chatId,
  messageId,
  offset: 0,
  text: 'Grüß',
};

const deltaFact: RawStreamFact = {
  type: 'stream.event',
  id: null,
  event: deltaEvent,
  raw: { name: 'reply.delta', data: delta },
};

describe('the event stream', () => {
  it('tells events, ids and heartbeats in order, in the server’s words too, and that the connection ended', async () => {
    const facts = await read(() =>
      stream(
        `event: ready\ndata: {"resync":false}\n\n: hb\n\nid: 41\nevent: chat.removed\ndata: {"chat_id":"${chatId}"}\n\nevent: reply.delta\ndata: ${delta}\n\n`,
      ),
    );
    expect(facts).toEqual([
      { type: 'stream.opened' },
      {
        type: 'stream.event',
        id: null,
        event: { type: 'server.ready', resync: false },
        raw: { name: 'ready', data: '{"resync":false}' },
      },
      { type: 'stream.beat' },
      {
        type: 'stream.event',
        id: '41',
        event: { type: 'server.chatRemoved', chatId },
        raw: { name: 'chat.removed', data: `{"chat_id":"${chatId}"}` },
      },
      deltaFact,
      { type: 'stream.lost', unavailable: lost },
    ]);
  });

  it.each([
    ['from the last event', '41', 1_500.2, null],
    ['what came since the page began', null, 1_500.2, '1501'],
    ['nothing of what is older than the server keeps', null, 86_400_001, null],
  ])('asks %s', async (_, lastEventId, ageMs, age) => {
    const asked: Request[] = [];
    await read((request) => (asked.push(request), stream('')), lastEventId, ageMs);
    const [request] = asked;
    expect(new URL(request?.url ?? '').searchParams.get('age')).toBe(age);
    expect(request?.headers.get('last-event-id')).toBe(lastEventId);
  });

  it('is whole however the bytes are cut, in the middle of a letter too', async () => {
    const text = `event: reply.delta\ndata: ${delta}\n\n`;
    const length = new TextEncoder().encode(text).length;
    for (let cut = 1; cut < length; cut += 1) {
      const facts = await read(() => stream(text, [cut]));
      expect(facts[1]).toEqual(deltaFact);
    }
  });

  it('resumes after the last event, with a header and not in the address', async () => {
    let seen: Request | undefined;
    await read((request) => {
      seen = request;
      return stream('');
    }, '41');
    expect(seen?.url).toBe('http://app.test/api/events');
    expect(seen?.headers.get('last-event-id')).toBe('41');
    expect(seen?.headers.get('accept')).toBe('text/event-stream');
  });

  it('C7 an event that is unknown or does not fit is a sign of life, and breaks nothing', async () => {
    const facts = await read(() =>
      stream(
        `event: weather\ndata: {"sky":"clear"}\n\nevent: message\ndata: {"message":7}\n\nevent: ready\ndata: nonsense\n\nevent: reply.delta\ndata: ${delta}\n\n`,
      ),
    );
    expect(facts.map(({ type }) => type)).toEqual([
      'stream.opened',
      'stream.beat',
      'stream.beat',
      'stream.beat',
      'stream.event',
      'stream.lost',
    ]);
  });

  it('a refusal is final, a busy server says when to come back, no network is a loss', async () => {
    expect(await read(() => problem(401, 'unauthorized'))).toEqual([{ type: 'stream.refused' }]);
    expect(await read(() => problem(503, 'unavailable', { 'Retry-After': '9' }))).toEqual([
      { type: 'stream.lost', unavailable: { ...lost, retryAfterMs: 9_000 } },
    ]);
    expect(await read(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([
      { type: 'stream.lost', unavailable: lost },
    ]);
  });
});

describe('an event', () => {
  it('X6 with extra fields keeps only those of the contract', () => {
    expect(
      parseServerEvent({
        name: 'balance',
        data: '{"num_tokens":5,"version":2,"__proto__":{"x":1},"admin":true}',
      }),
    ).toEqual({ type: 'server.balance', desires: 5, version: 2 });
  });

  it('tells of a character of one’s own with its photo where the API keeps it', () => {
    const { id, character, photo } = aldo;
    const values = { ...aldo.values, face: 'luca' };
    const { isPremium, portrait, ...said } = character;
    const source = { width: 320, avif: '/media/a.avif', webp: '/media/a.webp' };
    const signed = { ...portrait, sources: [source] };
    const persona = {
      bot: { ...said, is_premium: isPremium, portrait: signed },
      persona: { ...values, age: 34 },
      photo,
    };
    const located = { ...portrait, sources: [source] };
    expect(parseServerEvent({ name: 'persona', data: JSON.stringify({ persona }) })).toEqual({
      type: 'server.persona',
      persona: { id, character: { ...character, portrait: located }, values, photo },
    });
    const data = JSON.stringify({ id, slug: character.slug });
    expect(parseServerEvent({ name: 'persona.removed', data })).toEqual({
      type: 'server.personaRemoved',
      id,
      slug: character.slug,
    });
  });

  it('of a character that does not fit, and of a name every object has, is none', () => {
    const persona = { bot: {}, persona: {}, photo: null };
    expect(parseServerEvent({ name: 'persona', data: JSON.stringify({ persona }) })).toBeNull();
    expect(parseServerEvent({ name: 'constructor', data: '{}' })).toBeNull();
  });
});
