import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { proveAgeByWord } from '../../src/browser/ageProof';
import { isAgeProven } from '../../src/browser/cookies';
import { preferredLanguages, readLocale } from '../../src/browser/locales';
import { readCookie, writeCookie } from '../../src/browser/cookies';
import { draftStorage } from '../../src/browser/draftStorage';
import { outboxStorage } from '../../src/browser/outboxStorage';
import type { ListedStore } from '../../src/browser/outboxStorage';
import type { DraftCommand } from '../../src/machines/conversation/conversationTypes';
import type {
  QueueCommand,
  QueueFact,
  StoredOutboxMessage,
} from '../../src/machines/outbox/outboxMessage';
import { claimsOf } from '../../src/machines/session/tokenClaims';
import { readTheme } from '../../src/browser/preferences';
import { createStoredMessage } from '../support/fixtures/outboxMessages';
import { brokenStore, memoryStore } from '../support/memoryStore';

const token = (claims: object) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

describe('what the device remembers', () => {
  it.each([
    [{}, ['de-AT', 'en'], 'de'],
    [{}, ['zh-Hant-TW'], 'ch'],
    [{}, ['fr', 'es-MX'], 'es'],
    [{}, ['fr', 'pt'], 'en'],
    [{}, [], 'en'],
    [{ locale: 'ru' }, ['de'], 'ru'],
    [{ locale: 'klingon' }, ['de'], 'de'],
  ])('the language: %j, browser %j, shows %s', (items, preferred, locale) => {
    expect(readLocale(memoryStore(items).store, preferred)).toBe(locale);
  });

  it.each([
    ['?lang=de', ['de', 'es']],
    ['', ['', 'es']],
  ])('the language that an address names comes first: %s', (search, preferred) => {
    const place = { location: { search }, navigator: { languages: ['es'] } };
    expect(preferredLanguages(place)).toEqual(preferred);
    expect(readLocale(null, preferred)).toBe(preferred[0] || 'es');
  });

  it.each([
    [{}, 'system'],
    [{ theme: 'light' }, 'light'],
    [{ theme: 'dark' }, 'dark'],
    [{ theme: '<b>' }, 'system'],
  ])('the theme: %j shows %s', (items, theme) => {
    expect(readTheme(memoryStore(items).store)).toBe(theme);
  });

  it('S10 storage that throws leaves the defaults', () => {
    expect(readLocale(brokenStore, ['es'])).toBe('es');
    expect(readTheme(brokenStore)).toBe('system');
    expect(readLocale(null, [])).toBe('en');
  });

  it('a cookie is read by its whole name', () => {
    expect(readCookie({ cookie: 'notover18=0; over18=1; a=b=c' }, 'over18')).toBe('1');
    expect(readCookie({ cookie: 'a=b=c' }, 'a')).toBe('b=c');
    expect(readCookie({ cookie: '' }, 'over18')).toBeNull();
    expect(isAgeProven({ cookie: 'over18=0' })).toBe(false);
  });

  it('a cookie is first-party, for a year, and secure where the page is', () => {
    const document = { cookie: '' };
    writeCookie(document, 'theme', 'dark', true);
    expect(document.cookie).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });

  it('the word on age is kept, with provider and date and nothing else', async () => {
    const document = { cookie: '' };
    const actor = createActor(
      proveAgeByWord(document, false, () => new Date('2026-11-20T10:00:00Z')),
    ).start();
    await new Promise<void>((resolve) => actor.subscribe({ complete: resolve }));
    expect(actor.getSnapshot().output).toEqual({
      provider: 'self-declaration',
      result: 'adult',
      date: '2026-11-20T10:00:00.000Z',
    });
    expect(isAgeProven(document)).toBe(true);
  });
});

/** A chat's storage of drafts, and all that it tells. */
const openDrafts = (store: ListedStore, user: string | null, slug: string) => {
  const facts: AnyEventObject[] = [];
  const machine = setup({ actors: { storage: draftStorage(store, () => user) } }).createMachine({
    invoke: { id: 'storage', src: 'storage', input: { slug } },
    on: { '*': { actions: ({ event }) => facts.push(event) } },
  });
  const storage = createActor(machine).start().getSnapshot().children['storage'];
  return { facts, write: (command: DraftCommand) => storage?.send(command) };
};

describe('a draft', () => {
  it('belongs to a user and a chat', () => {
    const { store, items } = memoryStore();
    const write = (user: string | null, slug: string, text: string) => {
      const actor = createActor(
        draftStorage(store, () => user),
        { input: { slug } },
      ).start();
      actor.send({ type: 'draft.write', text });
      actor.stop();
    };
    write('ada', 'nora', 'Hello');
    write('ada', 'marlow', 'Hi');
    write('bob', 'nora', 'Hey');
    write(null, 'nora', 'lost on purpose');
    write('ada', 'marlow', '');
    expect(items()).toEqual({ 'draft:ada:nora': 'Hello', 'draft:bob:nora': 'Hey' });
  });

  it('is kept beside the edit of a message, which comes back as it was', () => {
    const { store, items } = memoryStore();
    const edit = { messageId: 'm', seq: 2, original: 'a', text: 'b', sent: null };
    const open = (user: string | null, slug = 'nora') => openDrafts(store, user, slug);
    const { write } = open('ada');
    write({ type: 'draft.write', text: 'Hello' });
    write({ type: 'edit.write', edit });
    expect(open('ada').facts).toEqual([
      { type: 'draft.loaded', text: 'Hello' },
      { type: 'edit.loaded', edit },
    ]);
    for (const { facts } of [open('bob'), open('ada', 'marlow'), open(null)])
      expect(facts).toEqual([]);
    write({ type: 'edit.write', edit: null });
    expect(items()).toEqual({ 'draft:ada:nora': 'Hello' });
  });

  it('is kept beside the message that it is a reply to', () => {
    const { store, items } = memoryStore();
    const quote = { messageId: 'm', author: 'bot', text: 'Tea?', chatId: 'c', seq: 2 } as const;
    const { write } = openDrafts(store, 'ada', 'nora');
    write({ type: 'quote.write', quote });
    expect(openDrafts(store, 'ada', 'nora').facts).toEqual([{ type: 'quote.loaded', quote }]);
    write({ type: 'quote.write', quote: null });
    expect(items()).toEqual({});
  });

  it.each(['', '{', 'null', '{"messageId":"m"}'])(
    'S10 has no edit and no quote where none can be read: %j',
    (text) => {
      const { store } = memoryStore({ 'edit:ada:nora': text, 'quote:ada:nora': text });
      expect(openDrafts(store, 'ada', 'nora').facts).toEqual([]);
    },
  );

  it('finds its user in the access token, or none', () => {
    expect(claimsOf(token({ sub: 'ada', sid: 's1' }))).toEqual({ user: 'ada', session: 's1' });
    expect(claimsOf(token({ sub: 7, sid: 's1' }))).toBeNull();
    expect(claimsOf(token({ sub: 'ada' }))).toBeNull();
    expect(claimsOf('nonsense')).toBeNull();
    expect(claimsOf('a.%%%.c')).toBeNull();
    expect(claimsOf(`a.${btoa('null')}.c`)).toBeNull();
    expect(claimsOf(null)).toBeNull();
  });
});

class FakeStorageEvent extends Event {
  constructor(readonly key: string | null) {
    super('storage');
  }
}

/** As devices have kept it from the first release on. */
const stored = ({ characterId: botId, ...rest }: StoredOutboxMessage, changes: object = {}) =>
  JSON.stringify({ ...rest, botId, ...changes });

describe('an outbox', () => {
  beforeEach(() => void vi.stubGlobal('StorageEvent', FakeStorageEvent));
  afterEach(() => void vi.unstubAllGlobals());

  const noon = Date.UTC(2026, 0, 1, 12);

  const open = (store: ListedStore | null, user: string | null = 'ada') => {
    const tabs = new EventTarget();
    const said: QueueFact[] = [];
    const owner = createActor(
      setup({
        types: { events: {} as QueueFact },
        actors: {
          storage: outboxStorage(
            store,
            tabs,
            () => user,
            () => noon,
          ),
        },
      }).createMachine({
        invoke: { id: 'storage', src: 'storage' },
        on: { '*': { actions: ({ event }) => said.push(event) } },
      }),
    ).start();
    const tellStored = (key: string | null) => {
      tabs.dispatchEvent(new FakeStorageEvent(key));
    };
    return {
      said,
      tellStored,
      send: (command: QueueCommand) => owner.getSnapshot().children['storage']?.send(command),
      stop: () => owner.stop(),
    };
  };

  it('C1 is kept for its user, message by message, until each is dropped', () => {
    const { store, items } = memoryStore();
    const ada = open(store);
    ada.send({ type: 'queue.keep', outboxMessage: createStoredMessage('a') });
    ada.send({
      type: 'queue.keep',
      outboxMessage: createStoredMessage('b', { refusal: 'premium' }),
    });
    ada.stop();
    expect(open(store).said).toEqual([
      {
        type: 'queue.read',
        outboxMessages: [
          createStoredMessage('a'),
          createStoredMessage('b', { refusal: 'premium' }),
        ],
        now: noon,
      },
    ]);
    const again = open(store);
    again.send({ type: 'queue.drop', clientId: 'a' });
    expect(Object.keys(items())).toEqual(['outbox:ada:b']);
    expect(ada.said.slice(1)).toEqual([
      { type: 'queue.kept', clientId: 'a' },
      { type: 'queue.kept', clientId: 'b' },
    ]);
  });

  it('C1 is nothing that another user, or nobody, can read or write', () => {
    const { store, items } = memoryStore();
    open(store, 'ada').send({ type: 'queue.keep', outboxMessage: createStoredMessage('a') });
    const bob = open(store, 'bob');
    const nobody = open(store, null);
    nobody.send({ type: 'queue.keep', outboxMessage: createStoredMessage('lost on purpose') });
    expect(bob.said).toEqual([{ type: 'queue.read', outboxMessages: [], now: noon }]);
    expect(nobody.said).toEqual([{ type: 'queue.read', outboxMessages: null, now: noon }]);
    expect(Object.keys(items())).toEqual(['outbox:ada:a']);
  });

  it('reads past what it cannot read, and leaves it', () => {
    const { store, items } = memoryStore({
      'outbox:ada:1': '{',
      'outbox:ada:2': 'null',
      'outbox:ada:3': stored(createStoredMessage('3'), { writtenAt: 'yesterday' }),
      'outbox:ada:4': stored(createStoredMessage('4'), { refusal: 'boredom' }),
      'outbox:ada:5': stored(createStoredMessage('another')),
      'outbox:ada:a': stored(createStoredMessage('a'), { colour: 'blue' }),
    });
    const storage = open(store);
    expect(storage.said).toEqual([
      { type: 'queue.read', outboxMessages: [createStoredMessage('a')], now: noon },
    ]);
    expect(Object.keys(items()).length).toBe(6);
  });

  it('tells what other tabs change in it, and nothing else', () => {
    const { store } = memoryStore();
    const storage = open(store);
    store.setItem('outbox:ada:a', stored(createStoredMessage('a')));
    storage.tellStored('outbox:bob:a');
    storage.tellStored(null);
    expect(storage.said.length).toBe(1);
    storage.tellStored('outbox:ada:a');
    expect(storage.said.at(-1)).toMatchObject({ outboxMessages: [createStoredMessage('a')] });
    storage.stop();
    storage.tellStored('outbox:ada:a');
    expect(storage.said.length).toBe(2);
  });

  it.each([null, brokenStore])('S10 says what is not kept by saying nothing: %#', (store) => {
    const storage = open(store);
    storage.send({ type: 'queue.keep', outboxMessage: createStoredMessage('a') });
    storage.send({ type: 'queue.drop', clientId: 'a' });
    storage.send({ type: 'queue.check' });
    const unread = { type: 'queue.read', outboxMessages: null, now: noon };
    expect(storage.said).toEqual([unread, unread]);
  });
});
