import { describe, expect, it } from 'vitest';
import { chatSearchHostMachine } from '../../src/machines/chatSearch/chatSearchHostMachine';
import { chatSearchMachine } from '../../src/machines/chatSearch/chatSearchMachine';
import type { SearchHit } from '../../src/machines/chatSearch/hit';
import { searchHit } from '../support/fixtures/searchHits';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const heldSearch = (world: World) =>
  chatSearchMachine.provide({ actors: { searchMessages: world.held() } });

const searchRun = (text = '', chatId: string | null = 'chat-1') =>
  ({
    machine: heldSearch,
    input: () => ({ chatId, text }),
    delays: { typingPause: 300 },
  }) satisfies Run<typeof chatSearchMachine>;

const hostRun = {
  machine: (world) => chatSearchHostMachine.provide({ actors: { loadChatSearch: world.held() } }),
  input: () => ({ chatId: null }),
} satisfies Run<typeof chatSearchHostMachine>;

const type = (text: string) => ({ type: 'search.type', text });
const page = (hits: readonly SearchHit[], next: string | null = null) => ({
  kind: 'found',
  page: { hits, next },
});
const first = page([searchHit(9), searchHit(7)], 'c1');
const pause = after('typingPause', 'chatSearch.typing');

describe.each(['', ' ', 'rain', 'x'.repeat(101)])('typed while the code came: "%s"', (text) => {
  testChart('chatSearch', {
    ...searchRun(text),
    code: `searchRun(${JSON.stringify(text)})`,
    alphabet: [
      type(''),
      type('  '),
      type('rain'),
      type(' rain '),
      type('roof'),
      type('x'.repeat(101)),
      { type: 'search.submit' },
      { type: 'search.more' },
      { type: 'search.retry' },
      { type: 'search.choose', messageId: 'message-7' },
      { type: 'search.drop', messageId: 'message-7' },
      { type: 'search.drop', messageId: 'message-9' },
      done('searchMessages', first),
      done('searchMessages', page([])),
      done('searchMessages', { kind: 'tooMany' }),
      fault('searchMessages'),
      done('searchOlder', page([searchHit(3)])),
      done('searchOlder', { kind: 'tooMany' }),
      fault('searchOlder'),
      pause,
    ],
    mayRest: [],
    invariant: (snapshot) => {
      const { text: now, answered, hits, next, chosen } = snapshot.context;
      const ids = hits.map(({ messageId }: SearchHit) => messageId);
      expect(new Set(ids).size).toBe(ids.length);
      if (snapshot.matches('empty')) expect(now).toBe('');
      if (['empty', 'blank', 'tooLong', 'failed', 'limited'].some((name) => snapshot.matches(name)))
        expect({ answered, hits, next, chosen }).toEqual({
          answered: null,
          hits: [],
          next: null,
          chosen: null,
        });
      expect(snapshot.hasTag('answered')).toBe(
        snapshot.matches('found') || snapshot.matches('notFound'),
      );
      if (snapshot.hasTag('answered')) expect(answered).toBe(now.trim());
      if (answered !== null) expect(['rain', 'roof']).toContain(answered);
      if (snapshot.matches('found')) expect(hits).not.toEqual([]);
      if (snapshot.matches('notFound')) expect(hits).toEqual([]);
      if (snapshot.matches({ found: 'loadingMore' })) expect(next).not.toBe(null);
      if (chosen !== null) expect(hits).not.toEqual([]);
    },
  });
});

const found = async (text = 'rain') => {
  const run = startRun(searchRun());
  await run.performAll([type(text), pause, done('searchMessages', first)]);
  return run;
};

describe('chatSearch', () => {
  it('asks 300 ms after the last letter, without the blanks around the words', async () => {
    const run = startRun(searchRun());
    run.send(type(' ra'));
    run.world.clock.increment(299);
    run.send(type(' rain '));
    run.world.clock.increment(299);
    expect(run.world.calls).toEqual([]);
    run.world.clock.increment(1);
    expect(run.world.inputsOf('searchMessages')).toEqual([
      { chatId: 'chat-1', query: 'rain', cursor: null },
    ]);
  });

  it('asks at once when Enter is pressed', () => {
    const run = startRun(searchRun('', null));
    run.send(type('rain'));
    run.send({ type: 'search.submit' });
    expect(run.world.inputsOf('searchMessages')).toEqual([
      { chatId: null, query: 'rain', cursor: null },
    ]);
  });

  it('lets go of an older question, and shows the answer to the newest alone', async () => {
    const run = startRun(searchRun('rain'));
    const [older] = run.world.calls;
    await run.performAll([type('roof'), pause]);
    expect(older?.signal.aborted).toBe(true);
    older?.resolve(page([searchHit(1)]));
    await run.perform(done('searchMessages', page([searchHit(2)])));
    expect(run.context()).toMatchObject({ answered: 'roof', hits: [searchHit(2)] });
  });

  it('keeps the last answer on screen until the next one is there', async () => {
    const run = await found();
    await run.perform(type('rain roof'));
    expect(run.context()).toMatchObject({ answered: 'rain', hits: first.page.hits });
    await run.perform(pause);
    expect(run.context()).toMatchObject({ answered: 'rain', hits: first.page.hits });
    await run.perform(done('searchMessages', page([])));
    expect(run.value()).toBe('notFound');
    expect(run.context()).toMatchObject({ answered: 'rain roof', hits: [], next: null });
  });

  it('drops a hit whose message is deleted, and looks for others when none is left', async () => {
    const run = await found();
    const drop = (number: number) => ({
      type: 'search.drop',
      messageId: searchHit(number).messageId,
    });
    await run.performAll([{ type: 'search.choose', messageId: searchHit(9).messageId }, drop(9)]);
    expect(run.context()).toMatchObject({ hits: [searchHit(7)], chosen: null });
    expect(run.value()).toEqual({ found: 'idle' });
    await run.perform(drop(1));
    expect(run.value()).toEqual({ found: 'idle' });
    await run.perform(drop(7));
    expect(run.context().hits).toEqual([]);
    await run.perform(done('searchMessages', page([])));
    expect(run.value()).toBe('notFound');
    expect(run.world.inputsOf('searchMessages').length).toBe(2);
  });

  it('reads on page by page, with each message once', async () => {
    const run = await found();
    await run.perform({ type: 'search.more' });
    await run.perform(type('rain '));
    await run.perform(done('searchOlder', page([searchHit(7), searchHit(3)])));
    await run.perform({ type: 'search.more' });
    expect(run.world.inputsOf('searchOlder')).toEqual([
      { chatId: 'chat-1', query: 'rain', cursor: 'c1' },
    ]);
    expect(run.context().hits).toEqual([searchHit(9), searchHit(7), searchHit(3)]);
  });

  it('keeps what it shows when older ones cannot be had, and asks again', async () => {
    const run = await found();
    await run.performAll([{ type: 'search.more' }, fault('searchOlder')]);
    expect(run.value()).toEqual({ found: 'moreFailed' });
    expect(run.context()).toMatchObject({ hits: first.page.hits, next: 'c1' });
    await run.perform({ type: 'search.retry' });
    await run.perform(done('searchOlder', page([searchHit(3)])));
    expect(run.context().hits).toEqual([searchHit(9), searchHit(7), searchHit(3)]);
  });

  it.each([
    ['failed', fault('searchMessages')],
    ['limited', done('searchMessages', { kind: 'tooMany' })],
  ])('keeps the words when it %s, and asks for the same again', async (value, event) => {
    const run = startRun(searchRun(' rain'));
    await run.perform(event);
    expect(run.value()).toBe(value);
    expect(run.context().text).toBe(' rain');
    await run.perform({ type: 'search.retry' });
    await run.perform(done('searchMessages', first));
    expect(run.world.inputsOf('searchMessages')[1]).toEqual(
      run.world.inputsOf('searchMessages')[0],
    );
    expect(run.value()).toEqual({ found: 'idle' });
  });

  it('asks for the newest again when Enter is pressed', async () => {
    const run = await found();
    await run.perform({ type: 'search.submit' });
    await run.perform(done('searchMessages', page([searchHit(11), searchHit(9)])));
    expect(run.context().hits).toEqual([searchHit(11), searchHit(9)]);
  });

  it('takes 100 signs, whatever they are made of, and not one more', async () => {
    const run = startRun(searchRun());
    await run.perform(type(` ${'🐈'.repeat(100)} `));
    expect(run.value()).toBe('typing');
    await run.perform(type('🐈'.repeat(101)));
    expect(run.value()).toBe('tooLong');
    await run.perform(type('🐈'));
    expect(run.value()).toBe('typing');
  });
});

testChart('chatSearchHost', {
  ...hostRun,
  code: 'hostRun',
  alphabet: [
    { type: 'search.open' },
    { type: 'search.forget' },
    type('rain'),
    { type: 'search.submit' },
    { type: 'search.retry' },
    { type: 'search.more' },
    { type: 'search.choose', messageId: 'message-7' },
    done('loadChatSearch', heldSearch(startRun(searchRun()).world)),
    fault('loadChatSearch'),
  ],
  facts: ({ value, context: { text, search } }) => JSON.stringify([value, text, search !== null]),
  invariant: (snapshot) => {
    expect(snapshot.context.search !== null).toBe(snapshot.matches('open'));
    if (snapshot.matches('asleep')) expect(snapshot.context.text).toBe('');
  },
});

describe('chatSearchHost', () => {
  it('gives the search what was typed while its code came, and all that follows', async () => {
    const run = startRun(hostRun);
    await run.performAll([{ type: 'search.open' }, type('ra'), type('rain')]);
    expect(run.world.inputsOf('loadChatSearch').length).toBe(1);
    await run.perform(done('loadChatSearch', heldSearch(run.world)));
    expect(run.world.inputsOf('searchMessages')).toEqual([
      { chatId: null, query: 'rain', cursor: null },
    ]);
    await run.perform(type('roof'));
    expect(run.context().search.getSnapshot().context.text).toBe('roof');
  });

  it('tells the search of a message that was deleted', async () => {
    const run = startRun(hostRun);
    await run.perform(type('rain'));
    await run.perform(done('loadChatSearch', heldSearch(run.world)));
    await run.perform(done('searchMessages', first));
    const { search } = run.context();
    const ids = () => search.getSnapshot().context.hits.map((hit: SearchHit) => hit.messageId);
    expect(ids()).toEqual(['message-9', 'message-7']);
    await run.perform({ type: 'search.drop', messageId: 'message-9' });
    expect(ids()).toEqual(['message-7']);
  });

  it('keeps the words when its code cannot be had, and tries again', async () => {
    const run = startRun(hostRun);
    await run.performAll([type('rain'), fault('loadChatSearch')]);
    expect(run.value()).toBe('failed');
    await run.perform({ type: 'search.retry' });
    await run.perform(done('loadChatSearch', heldSearch(run.world)));
    expect(run.context().search.getSnapshot().context.text).toBe('rain');
  });

  it('S7 forgets what one person searched for', async () => {
    const run = startRun(hostRun);
    await run.perform(type('rain'));
    await run.perform(done('loadChatSearch', heldSearch(run.world)));
    const { search } = run.context();
    await run.perform({ type: 'search.forget' });
    expect(run.context()).toEqual({ chatId: null, text: '', search: null });
    expect(search.getSnapshot().status).toBe('stopped');
    expect(run.world.calls.at(-1)?.signal.aborted).toBe(true);
  });
});
