import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatchUp } from '../../../server/events/eventLog';
import { createEventStream } from '../../../server/events/eventStream';
import type { EventStream, EventStreamSource } from '../../../server/events/eventStream';
import { readDurableEvent } from '../../../server/events/userEvent';
import type { DurableEvent, ReplyDelta } from '../../../server/events/userEvent';
import type { Message } from '../../../server/messages/message';

const CHAT = 'chat-1';
const LAST = 1_000n;

const eventOf = (name: string, data: unknown): DurableEvent => {
  const event = readDurableEvent({ name, data });
  if (event === null) throw new Error(`There is no event ${name}`);
  return event;
};
const nothing: CatchUp = { resync: false, place: 10n, missed: [], underWay: [] };
const favourite = (slug: string) => eventOf('favourite', { slug, is_favourite: true });
const started = (attempt: string, message_id = 'reply') =>
  eventOf('reply.started', { chat_id: CHAT, message_id, attempt, seq: 3 });
const said = (attempt: string, offset: number, text: string): ReplyDelta => ({
  chat_id: CHAT,
  message_id: 'reply',
  attempt,
  offset,
  text,
});
const messageOf = (id: string, text: string): Message => ({
  id,
  chat_id: CHAT,
  seq: 1,
  author: 'user',
  kind: 1,
  text,
  image_url: null,
  created_at: '2026-11-20T12:00:00.000Z',
  client_id: null,
  state: 'complete',
  version: 1,
  versions: 1,
  is_edited: false,
});

let server: Server;
let use: (stream: EventStream) => void;
/** What the stream asks for: chats, personas and events. */
const asked: string[] = [];
const faults: unknown[] = [];
let parts: Partial<EventStreamSource>;

beforeEach(async () => {
  asked.length = 0;
  faults.length = 0;
  parts = {};
  server = createServer((_request, response) => {
    use(
      createEventStream(response, {
        readSince: async () => nothing,
        findEvent: async () => null,
        describeChat: async (id) => {
          asked.push(id);
          return null;
        },
        describePersona: async (id) => {
          asked.push(id);
          return null;
        },
        show: async ({ id }) => messageOf(id, 'shown'),
        onFault: (error) => faults.push(error),
        ...parts,
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const toFrame = (text: string) => {
  const [, event = '', , id, data = ''] =
    /^event: (\S+)\n(id: (\d+)\n)?data: (.*)$/.exec(text) ?? [];
  return { event, ...(id !== undefined && { id }), data: v.parse(v.unknown(), JSON.parse(data)) };
};

/** All that a reader is told, up to the last event or the end of the stream. */
async function heard(tell: (stream: EventStream) => void) {
  use = (stream) => {
    tell(stream);
    stream.notify({ user: 'u', id: String(LAST), event: favourite('the-last') });
  };
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const response = await fetch(`http://127.0.0.1:${port}`);
  let text = '';
  let isCut = false;
  try {
    for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(
      new TextDecoderStream(),
    )) {
      text += piece;
      if (text.includes('"the-last"')) break;
    }
  } catch {
    isCut = true;
  }
  const frames = text.split('\n\n').filter((part) => part !== '' && !part.includes('the-last'));
  return { frames: frames.map(toFrame), isCut, isWhole: text.includes('the-last') };
}

/** The same after the stream has begun with nothing missed. */
async function told(tell: (stream: EventStream) => void) {
  const { frames, isWhole } = await heard((stream) => {
    stream.begin(nothing);
    tell(stream);
  });
  expect([frames[0], isWhole]).toEqual([
    { event: 'ready', id: '10', data: { resync: false } },
    true,
  ]);
  return frames.slice(1);
}

const tellAll = (stream: EventStream, ...events: DurableEvent[]) => {
  for (const [at, event] of events.entries())
    stream.notify({ user: 'u', id: String(11 + at), event });
};

describe('an event stream', () => {
  it('tells what is kept as it is, with its place', async () => {
    const events = [
      favourite('ines'),
      eventOf('balance', { num_tokens: 3, version: 2 }),
      eventOf('profile', { profile: { name: 'Ada' } }),
      eventOf('purchase', { purchase: { id: 'one' } }),
      eventOf('chat.removed', { chat_id: CHAT }),
      eventOf('message.deleted', { chat_id: CHAT, message_id: 'm', replaced_by: null }),
      eventOf('persona.removed', { id: 'p', slug: 'teo' }),
    ];
    expect(await told((stream) => tellAll(stream, ...events))).toEqual(
      events.map(({ name, data }, at) => ({ event: name, id: String(11 + at), data })),
    );
  });

  it('shows messages as they are to be seen now', async () => {
    const message = messageOf('m', 'kept');
    const shown = messageOf('m', 'shown');
    const edited = { chat_id: CHAT, message_id: 'old', from_seq: 4 };
    const frames = await told((stream) =>
      tellAll(
        stream,
        eventOf('message', { message }),
        eventOf('message.edited', { ...edited, message }),
      ),
    );
    expect(frames).toEqual([
      { event: 'message', id: '11', data: { message: shown } },
      { event: 'message.edited', id: '12', data: { ...edited, message: shown } },
    ]);
  });

  it('leaves out chats and personas that are gone', async () => {
    const gone = [eventOf('chat', { chat_id: CHAT }), eventOf('persona', { id: 'p' })];
    expect(await told((stream) => tellAll(stream, ...gone))).toEqual([]);
    expect(asked).toEqual([CHAT, 'p']);
  });

  it('reads what was too large to be sent along, and leaves out what it does not know', async () => {
    parts = { findEvent: async (id) => (id === 11n ? favourite('large') : null) };
    const frames = await told((stream) => {
      for (const id of ['11', '12']) stream.notify({ user: 'u', id });
    });
    expect(frames).toEqual([{ event: 'favourite', id: '11', data: favourite('large').data }]);
  });

  it('C7 tells nothing twice, and nothing from before its beginning', async () => {
    const frames = await told((stream) => {
      for (const id of ['9', '10', '11', '11', '10'])
        stream.notify({ user: 'u', id, event: favourite(`at-${id}`) });
    });
    expect(frames.map(({ data }) => data)).toEqual([favourite('at-11').data]);
  });
});

describe('a reply on a stream', () => {
  const began = { chat_id: CHAT, message_id: 'reply', seq: 3 };
  const delta = (offset: number, text: string) => ({
    event: 'reply.delta',
    data: { chat_id: CHAT, message_id: 'reply', offset, text },
  });

  it('is told in parts that join, whether ahead, kept or twice', async () => {
    const frames = await told((stream) => {
      tellAll(stream, started('a'));
      stream.notify({ user: 'u', ahead: said('a', 0, 'One ') });
      stream.notify({ user: 'u', ahead: said('a', 8, 'too early') });
      stream.notify({ user: 'u', delta: said('a', 0, 'One two ') });
      stream.notify({ user: 'u', delta: said('a', 4, 'two ') });
      stream.notify({ user: 'u', delta: said('another', 0, 'Never') });
      stream.notify({ user: 'u', ahead: said('a', 8, 'three') });
    });
    expect(frames).toEqual([
      { event: 'reply.started', id: '11', data: began },
      delta(0, 'One '),
      delta(4, 'two '),
      delta(8, 'three'),
    ]);
  });

  it('C10 begins anew where somebody else takes over', async () => {
    const frames = await told((stream) => {
      tellAll(stream, started('a'));
      stream.notify({ user: 'u', delta: said('a', 0, 'One') });
      stream.notify({ user: 'u', id: '12', event: started('b') });
      stream.notify({ user: 'u', delta: said('a', 3, 'late') });
      stream.notify({ user: 'u', delta: said('b', 0, 'Two') });
    });
    expect(frames.slice(2)).toEqual([
      { event: 'reply.snapshot', data: { ...began, text: '' } },
      delta(0, 'Two'),
    ]);
  });

  it.each(['message', 'message.deleted'])('is over with %s', async (name) => {
    const data =
      name === 'message'
        ? { message: messageOf('reply', 'One') }
        : { chat_id: CHAT, message_id: 'reply', replaced_by: null };
    const frames = await told((stream) => {
      tellAll(stream, started('a'), eventOf(name, data));
      stream.notify({ user: 'u', delta: said('a', 0, 'late') });
      stream.notify({ user: 'u', id: '13', event: started('b') });
    });
    expect(frames.map(({ event }) => event)).toEqual(['reply.started', name, 'reply.started']);
  });

  it('C7 is not gone on with where a part of it is missing: the reader comes back', async () => {
    const { isWhole, isCut } = await heard((stream) => {
      stream.begin(nothing);
      tellAll(stream, started('a'));
      stream.notify({ user: 'u', delta: said('a', 1, 'ne') });
    });
    expect([isWhole, isCut, faults.length]).toEqual([false, true, 1]);
  });
});

describe('what was missed', () => {
  const underWay = [{ chatId: CHAT, messageId: 'reply', seq: 3, attempt: 'a', text: 'One two' }];
  const snapshot = {
    event: 'reply.snapshot',
    data: { chat_id: CHAT, message_id: 'reply', seq: 3, text: 'One two' },
  };
  const missed = [
    { id: 11n, event: eventOf('chat', { chat_id: CHAT }) },
    { id: 12n, event: started('a') },
    { id: 13n, event: favourite('ines') },
    { id: 14n, event: eventOf('chat', { chat_id: 'chat-2' }) },
    { id: 15n, event: eventOf('chat', { chat_id: CHAT }) },
  ];
  const ines = { event: 'favourite', id: '13', data: favourite('ines').data };

  it('C6 is told at the beginning: each chat once, and replies as far as they are', async () => {
    const { frames } = await heard((stream) => {
      stream.begin({ resync: false, place: 15n, missed, underWay });
      stream.notify({ user: 'u', id: '15', event: favourite('again') });
      stream.notify({ user: 'u', delta: said('a', 0, 'One two three') });
    });
    expect(frames).toEqual([
      { event: 'ready', data: { resync: false } },
      ines,
      snapshot,
      {
        event: 'reply.delta',
        data: { chat_id: CHAT, message_id: 'reply', offset: 7, text: ' three' },
      },
    ]);
    expect(asked).toEqual(['chat-2', CHAT]);
  });

  it('C6 is told where notifications may be lost: the rest of a reply, or all of it', async () => {
    const since: bigint[] = [];
    parts = {
      readSince: async (after) => {
        since.push(after);
        return { resync: false, place: 15n, missed: since.length === 1 ? missed : [], underWay };
      },
    };
    const frames = await told((stream) => {
      stream.catchUp();
      stream.notify({ user: 'u', delta: said('a', 7, ' three') });
      stream.catchUp();
      stream.notify({ user: 'u', id: '15', event: favourite('again') });
    });
    expect(frames).toEqual([
      ines,
      snapshot,
      {
        event: 'reply.delta',
        data: { chat_id: CHAT, message_id: 'reply', offset: 7, text: ' three' },
      },
    ]);
    expect(since).toEqual([10n, 15n]);
  });

  it('C6 ends the stream where it is no longer kept, and the reader comes back', async () => {
    parts = { readSince: async () => ({ ...nothing, resync: true }) };
    const { frames, isWhole, isCut } = await heard((stream) => {
      stream.begin(nothing);
      stream.catchUp();
    });
    expect([frames.map(({ event }) => event), isWhole, isCut]).toEqual([['ready'], false, false]);
  });
});

describe('the end of a stream', () => {
  it.each([
    ['session', [{ event: 'session.ended', data: {} }]],
    ['server', []],
  ] as const)('A2 %s: is told before it can begin', async (reason, expected) => {
    const { frames, isCut } = await heard((stream) => {
      stream.beat();
      stream.end(reason);
      stream.begin(nothing);
    });
    expect([frames, isCut]).toEqual([expected, false]);
  });

  it('A2 is the last that is told', async () => {
    const { frames } = await heard((stream) => {
      stream.begin(nothing);
      stream.end('session');
      stream.end('server');
      stream.beat();
      tellAll(stream, favourite('late'));
    });
    expect(frames.map(({ event }) => event)).toEqual(['ready', 'session.ended']);
  });
});
