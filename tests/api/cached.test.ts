import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { conversationActors } from '../../src/api/actors/conversation';
import { catalogueActors } from '../../src/api/actors/catalogue';
import { chatActors, restartChat } from '../../src/api/actors/chat';
import { loadChats } from '../../src/api/actors/chatList';
import { sessionActors } from '../../src/api/actors/session';
import { createClient } from '../../src/api/client';
import { answerFromCache, cachedBodies } from '../../src/api/cachedAnswers';
import type { CachedBodies } from '../../src/api/cachedAnswers';
import type { Fetch } from '../../src/api/http';
import { createCachedFetch } from '../../src/api/cachedFetch';
import { cacheWriter } from '../../src/browser/cacheWriter';
import { cachedAnswerStorage } from '../../src/browser/cachedAnswerStorage';
import type { ShownParts } from '../../src/machines/app/shownParts';
import {
  someCharacter,
  characterProfile,
  someCharacters,
} from '../support/fixtures/someCharacters';
import { createChat, createMessage } from '../support/fixtures/conversations';
import { createProfile } from '../support/fixtures/sessions';
import { brokenStore, memoryStore } from '../support/memoryStore';

const nothing: ShownParts = { profile: null, wall: null, chats: null, chat: null };
const chat = createChat({ character: someCharacter(0) });
const messages = [
  createMessage(1),
  createMessage(2, { author: 'user', notice: 'crisis' }),
  createMessage(3, { author: 'user', kind: 'call', text: '', seconds: 247 }),
  createMessage(4, {
    author: 'user',
    reaction: '❤️',
    quote: { messageId: 'message-1', author: 'bot', text: 'Text 1' },
  }),
];
const character = { ...characterProfile(0), similar: [someCharacter(3)] };
const open = { character, chat, messages, older: 'c1' };
const everything = {
  profile: { profile: createProfile() },
  wall: { characters: someCharacters(2) },
  chats: { chats: [chat] },
  chat: open,
} satisfies ShownParts;
const query = { q: '', tags: [], sort: 'popular', favourites: false } as const;

/** The product's own calls where there is no network, and these parts are kept. */
const without = (
  parts: ShownParts,
  fetch: Fetch = () => Promise.reject(new TypeError('offline')),
) => {
  const bodies = cachedBodies(parts, false);
  const read = (name: keyof CachedBodies) => {
    const body = bodies[name];
    return body === undefined ? null : { cachedAt: 7, body: JSON.stringify(body) };
  };
  const recall = (request: Request) =>
    answerFromCache(request, {
      read,
      readTalk: (of) => {
        const isKept =
          'slug' in of ? of.slug === parts.chat?.character.slug : of.chatId === parts.chat?.chat.id;
        return isKept ? read('talk') : null;
      },
    });
  const client = createClient(createCachedFetch(fetch, recall), 'http://localhost');
  const fetched = () => Promise.resolve();
  const actors = {
    ...catalogueActors(client),
    ...chatActors(client, fetched),
    restartChat: restartChat(client),
    loadChats: loadChats(client),
    ...conversationActors(client, fetched),
    ...sessionActors(client, () => 0.5),
  };
  return <Name extends keyof typeof actors>(name: Name, input?: object) =>
    new Promise<unknown>((resolve, reject) => {
      const logic: AnyActorLogic = actors[name];
      const actor = createActor(logic, { input });
      actor.subscribe({
        next: ({ status, output }) => status === 'done' && resolve(output),
        error: reject,
      });
      actor.start();
    });
};

describe('a call that finds no line', () => {
  it('is answered with what the device kept, exactly as it was shown', async () => {
    const call = without(everything);
    expect(await call('loadCharacters', { query, size: 30, cursor: null })).toEqual({
      ...everything.wall,
      next: null,
      cachedAt: 7,
    });
    expect(await call('loadChats', { cursor: null })).toEqual({
      ...everything.chats,
      next: null,
      cachedAt: 7,
    });
    expect(await call('loadCharacter', { slug: 'ines' })).toEqual({
      kind: 'found',
      character,
    });
    expect(await call('openChat', { slug: 'ines' })).toEqual({ kind: 'opened', chat });
    expect(await call('loadHistory', { chatId: chat.id, cursor: null })).toEqual({
      messages,
      older: 'c1',
      newer: null,
      cachedAt: 7,
    });
    expect(await call('loadProfile', { access: 'a' })).toEqual({
      kind: 'unavailable',
      retryAfterMs: null,
      jitter: 0.5,
      cached: createProfile(),
    });
  });

  it.each([
    ['loadCharacters', { query: { ...query, q: 'sea' }, size: 30, cursor: null }],
    ['loadCharacters', { query: { ...query, favourites: true }, size: 30, cursor: null }],
    ['loadCharacters', { query, size: 15, cursor: 'c1' }],
    ['loadChats', { cursor: 'c1' }],
    ['loadCharacter', { slug: 'rafael' }],
    ['openChat', { slug: 'rafael' }],
    ['loadHistory', { chatId: 'chat-9', cursor: null }],
    ['loadHistory', { chatId: chat.id, cursor: 'c1' }],
    ['loadAround', { chatId: chat.id, messageId: 'message-1' }],
    ['stopReply', { chatId: chat.id }],
    ['restartChat', { characterId: 'bot-0' }],
  ] as const)('fails for what was not kept: %s %j', async (name, input) => {
    await expect(without(everything)(name, input)).rejects.toThrow('offline');
  });

  it('is one that a gateway answers for its server', async () => {
    const gateway = (status: number) => async () => new Response(null, { status });
    const chats = { cursor: null };
    for (const status of [502, 504])
      expect(await without(everything, gateway(status))('loadChats', chats)).toMatchObject({
        cachedAt: 7,
      });
    for (const status of [401, 403, 404, 429, 500, 503])
      await expect(without(everything, gateway(status))('loadChats', chats)).rejects.toThrow();
  });

  it('that was given up is not answered', async () => {
    const recall = vi.fn<() => Promise<null>>();
    const controller = new AbortController();
    const fetch = createCachedFetch(() => Promise.reject(controller.signal.reason), recall);
    const request = new Request('http://localhost/api/profile', { signal: controller.signal });
    controller.abort();
    await expect(fetch(request)).rejects.toMatchObject({ name: 'AbortError' });
    expect(recall).not.toHaveBeenCalled();
  });
});

describe('what is kept', () => {
  it('of a guest is the wall alone, without what belongs to somebody', () => {
    const mine = { ...someCharacter(5), kind: 'custom' as const };
    const bodies = cachedBodies(
      { ...everything, wall: { characters: [mine, someCharacter(1)] } },
      true,
    );
    expect(Object.keys(bodies)).toEqual(['wall']);
    expect(JSON.stringify(bodies)).not.toContain(mine.id);
  });

  it('is bounded, has no reply under way, and no address of a picture that is not for everybody', async () => {
    const publicPicture = '/portraits/ines/near-640.1.webp';
    const messages = [
      ...Array.from({ length: 60 }, (_, index) => createMessage(index + 1)),
      createMessage(61, { kind: 'image', imageUrl: publicPicture }),
      createMessage(62, { kind: 'image', imageUrl: 'https://media.test/paid?signature=1' }),
      createMessage(63, { state: 'streaming' }),
    ];
    const parts = {
      ...everything,
      wall: { characters: someCharacters(45) },
      chat: { ...open, messages, older: null },
      chats: { chats: [createChat({ lastMessage: messages[61] ?? null })] },
    };
    const call = without(parts);
    const history = await call('loadHistory', { chatId: chat.id, cursor: null });
    expect(history).toMatchObject({
      messages: messages.slice(12, 61).concat(createMessage(62, { kind: 'image', imageUrl: null })),
      older: 'kept',
    });
    expect(await call('loadChats', { cursor: null })).toMatchObject({
      chats: [{ lastMessage: { imageUrl: null } }],
    });
    const wall = await call('loadCharacters', { query, size: 30, cursor: null });
    expect(wall).toMatchObject({ characters: someCharacters(30) });
  });

  const entry = { cachedAt: 7, locale: 'en', about: 'ines', body: '{}' };

  it('comes back to the same user and to nobody else', () => {
    const { store } = memoryStore();
    const storage = cachedAnswerStorage(store);
    storage.keep('ada', 'chat', entry);
    expect(storage.read('ada', 'chat')).toEqual(entry);
    for (const other of ['bob', null]) expect(storage.read(other, 'chat')).toBe(null);
  });

  it('is wiped where it is of others; drafts and the outbox stay', () => {
    const rest = { 'draft:ada:ines': 'Hello', 'outbox:ada:1': '{}', 'kept:guest:wall': '{}' };
    const { store, items } = memoryStore({ ...rest, 'kept:ada:chat': '{}', 'kept:bob:chat': '{}' });
    const storage = cachedAnswerStorage(store);
    storage.wipeOthers('ada');
    expect(items()).toEqual({ ...rest, 'kept:ada:chat': '{}' });
    storage.wipeOthers(null);
    expect(items()).toEqual(rest);
  });

  describe('of chats', () => {
    const at = (cachedAt: number, about = 'ines') => ({ ...entry, cachedAt, about });
    const ids = (storage: ReturnType<typeof cachedAnswerStorage>, user = 'ada') =>
      storage.talks(user).map(({ chatId }) => chatId);

    it('is that of each, the latest opened first, and of nobody else’s', () => {
      const storage = cachedAnswerStorage(memoryStore().store);
      storage.keepTalk('ada', 'chat-1', at(1));
      storage.keepTalk('ada', 'chat-2', at(2, 'tomasz'));
      storage.keepTalk('bob', 'chat-3', at(3));
      expect(storage.talks('ada')).toEqual([
        { ...at(2, 'tomasz'), chatId: 'chat-2' },
        { ...at(1), chatId: 'chat-1' },
      ]);
      storage.keepTalk('ada', 'chat-1', at(4));
      expect(ids(storage)).toEqual(['chat-1', 'chat-2']);
    });

    it('goes with its chat, and stays of the ten that were opened last', () => {
      const { store, items } = memoryStore();
      const storage = cachedAnswerStorage(store);
      for (let chat = 1; chat <= 13; chat += 1) storage.keepTalk('ada', `chat-${chat}`, at(chat));
      storage.keepTalk('bob', 'chat-1', at(1));
      storage.keep('ada', 'chats', at(1));
      storage.trimTalks('ada', (id) => id !== 'chat-13');
      expect(ids(storage)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((id) => `chat-${id}`));
      expect(Object.keys(items())).toHaveLength(12);
      storage.wipeOthers(null);
      expect(items()).toEqual({});
    });
  });

  it.each(['{', '{"keptAt":7}', 'null'])('that cannot be read is nothing: %s', (text) => {
    expect(
      cachedAnswerStorage(memoryStore({ 'kept:ada:chat': text }).store).read('ada', 'chat'),
    ).toBe(null);
  });

  it.each([null, brokenStore])('S10 is nothing where storage refuses', (store) => {
    const storage = cachedAnswerStorage(store);
    expect(storage.keep('ada', 'chat', entry)).toBe(false);
    storage.wipeOthers(null);
    expect(storage.read('ada', 'chat')).toBe(null);
  });
});

describe('the cache writer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const start = () => {
    const keep = vi.fn<(user: string | null, parts: ShownParts) => void>();
    const trim = vi.fn<(user: string | null, shown: ShownParts) => void>();
    const wipeOthers = vi.fn<(user: string | null) => void>();
    const page = new EventTarget();
    const device: { user: string | null; holder: string | null } = { user: 'ada', holder: 'ada' };
    let shown = nothing;
    let tell: () => void = () => undefined;
    const actor = createActor(
      cacheWriter({
        keep,
        trim,
        wipeOthers,
        watch: (listener) => {
          tell = listener;
          return () => (tell = () => undefined);
        },
        look: () => shown,
        user: () => device.user,
        holder: () => device.holder,
        window: {
          addEventListener: page.addEventListener.bind(page),
          setTimeout: (step: () => void, ms: number) => Number(setTimeout(step, ms)),
          clearTimeout: (timer: number) => clearTimeout(timer),
        },
      }),
    ).start();
    keep.mockClear();
    wipeOthers.mockClear();
    return {
      actor,
      keep,
      trim,
      wipeOthers,
      page,
      show: (parts: ShownParts) => {
        shown = parts;
        tell();
      },
      become: (user: string | null, holder = user) => {
        Object.assign(device, { user, holder });
        tell();
      },
    };
  };

  it('writes what is said in quick succession once, and nothing again that is the same', () => {
    const { show, keep } = start();
    show({ ...nothing, wall: everything.wall });
    show(everything);
    vi.advanceTimersByTime(999);
    expect(keep).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(keep.mock.calls).toEqual([['ada', everything]]);
    show({ ...everything, wall: { ...everything.wall } });
    vi.advanceTimersByTime(1_000);
    expect(keep.mock.lastCall).toEqual(['ada', nothing]);
  });

  it('has the chats trimmed by all that is shown, also when a chat went away', () => {
    const { show, trim } = start();
    for (const parts of [everything, { ...everything, chat: null }]) {
      show(parts);
      vi.advanceTimersByTime(1_000);
      expect(trim.mock.lastCall).toEqual(['ada', parts]);
    }
  });

  it('keeps what was said last when the page is left', () => {
    const { show, page, keep } = start();
    show(everything);
    page.dispatchEvent(new Event('pagehide'));
    expect(keep.mock.calls).toEqual([['ada', everything]]);
  });

  it('wipes at once what is of somebody who left, here or in another tab', () => {
    const { become, wipeOthers } = start();
    become(null);
    vi.advanceTimersByTime(0);
    expect(wipeOthers.mock.calls).toEqual([[null]]);
    become('bob');
    vi.advanceTimersByTime(0);
    expect(wipeOthers.mock.lastCall).toEqual(['bob']);
  });

  it('writes nothing of one user in the name of another, or after a logout elsewhere', () => {
    const { show, become, keep, trim, wipeOthers } = start();
    for (const holder of ['bob', null]) {
      become('ada', holder);
      show(everything);
      vi.advanceTimersByTime(1_000);
      expect(wipeOthers.mock.lastCall).toEqual([holder]);
    }
    expect(keep).not.toHaveBeenCalled();
    expect(trim).not.toHaveBeenCalledWith('ada', everything);
  });

  it('writes nothing once it is stopped', () => {
    const { show, actor, page, keep } = start();
    show(everything);
    actor.stop();
    page.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(5_000);
    expect(keep).not.toHaveBeenCalled();
  });
});
