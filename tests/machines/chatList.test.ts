import { describe, expect, it } from 'vitest';
import { chatListMachine } from '../../src/machines/chatList/chatListMachine';
import { chatActionsMachine } from '../../src/machines/chatActions/chatActionsMachine';
import type { ChatSummary } from '../../src/machines/conversation/message';
import { someCharacter } from '../support/fixtures/someCharacters';
import { createChat } from '../support/fixtures/conversations';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const chatListRun = {
  machine: (world) =>
    chatListMachine.provide({
      actors: {
        loadChats: world.held(),
        chatActions: chatActionsMachine.provide({ actors: { findChats: world.held() } }),
      },
    }),
  input: ({ owner }) => ({ owner }),
  delays: { catchUpPause: 5_000 },
} satisfies Run<typeof chatListMachine>;

/** The day of January on which it changed tells the order; each has a character of its own. */
const chat = (day: number, changes: Partial<ChatSummary> = {}) =>
  createChat({
    id: `chat-${day}`,
    character: someCharacter(day),
    updatedAt: `2026-01-0${day}T00:00:00.000Z`,
    ...changes,
  });

testChart('chatList', {
  ...chatListRun,
  alphabet: [
    ...['open', 'close', 'reload', 'retry', 'more'].map((name) => ({ type: `chatList.${name}` })),
    { type: 'chatList.step', slug: null, step: 1 },
    { type: 'chat.changed', chat: chat(1) },
    { type: 'chat.removed', chatId: 'chat-1' },
    { type: 'chat.marked', chatId: 'chat-1', mark: 'pin', isOn: true },
    { type: 'chat.replaced', chat: chat(2, { character: someCharacter(1) }) },
    done('loadChats', { chats: [chat(1)], next: 'c1' }),
    done('loadChats', { chats: [chat(4)], next: null, cachedAt: 7 }),
    fault('loadChats'),
    done('loadMoreChats', { chats: [chat(3)], next: null }),
    fault('loadMoreChats'),
    after('catchUpPause', 'chatList.shown.behind'),
  ],
  facts: ({ value, context: { chats, next, news, cachedAt } }) =>
    JSON.stringify([
      value,
      chats.map(({ id, isPinned }: ChatSummary) => [id, isPinned]),
      next,
      news.at(-1),
      cachedAt,
    ]),
  invariant: (snapshot) => {
    const { chats, next, chatActions } = snapshot.context;
    const ids = chats.map(({ id }: ChatSummary) => id);
    const times = chats.map(
      ({ isPinned, updatedAt }: ChatSummary) => `${isPinned ? 1 : 0} ${updatedAt}`,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(chatActions !== null).toBe(snapshot.matches('shown'));
    if (snapshot.context.cachedAt !== null) expect(snapshot.matches('shown')).toBe(true);
    expect(snapshot.hasTag('loading')).toBe(snapshot.matches('loading'));
    if (snapshot.matches('closed')) expect({ ids, next }).toEqual({ ids: [], next: null });
  },
});

const shown = async (chats: ChatSummary[] = [chat(5), chat(3)], next: string | null = null) => {
  const run = startRun(chatListRun);
  await run.perform({ type: 'chatList.open' });
  await run.perform(done('loadChats', { chats, next }));
  return { ...run, ids: () => run.context().chats.map(({ id }: ChatSummary) => id) };
};

describe('chatList', () => {
  it('reads page by page, newest first', async () => {
    const run = await shown([chat(5), chat(3)], 'c1');
    await run.perform({ type: 'chatList.more' });
    await run.perform(done('loadMoreChats', { chats: [chat(2), chat(1)], next: null }));
    await run.perform({ type: 'chatList.more' });
    expect(run.world.inputsOf('loadChats')).toEqual([{ cursor: null }]);
    expect(run.world.inputsOf('loadMoreChats')).toEqual([{ cursor: 'c1' }]);
    expect(run.ids()).toEqual(['chat-5', 'chat-3', 'chat-2', 'chat-1']);
  });

  it('shows without a line what the device kept, and asks on until there is one', async () => {
    const run = startRun(chatListRun);
    await run.perform({ type: 'chatList.open' });
    const kept = { chats: [chat(3)], next: null, cachedAt: 7 };
    await run.perform(done('loadChats', kept));
    expect(run.context()).toMatchObject(kept);
    run.world.clock.increment(5_000);
    await run.perform(done('loadChats', kept));
    run.world.clock.increment(5_000);
    await run.perform(done('loadChats', { chats: [chat(5), chat(3)], next: null }));
    expect(run.context()).toMatchObject({ chats: [chat(5), chat(3)], cachedAt: null });
  });

  it('keeps what is on screen, which is newer than what the device kept', async () => {
    const run = await shown([chat(5), chat(3)], 'c1');
    await run.perform({ type: 'chatList.reload' });
    await run.perform(done('loadChats', { chats: [chat(3)], next: null, cachedAt: 7 }));
    expect(run.value()).toEqual({ shown: 'behind' });
    expect(run.context()).toMatchObject({ chats: [chat(5), chat(3)], next: 'c1', cachedAt: null });
  });

  it('names the neighbour of a chat, the first to who is in none, and nobody past the ends', async () => {
    const run = await shown([chat(5), chat(4), chat(3)]);
    const step = async (day: number | null, by: number) => {
      const slug = day === null ? null : someCharacter(day).slug;
      await run.perform({ type: 'chatList.step', slug, step: by });
      return run.world.notices.splice(0);
    };
    const wanted = (day: number) => [{ type: 'chat.wanted', slug: someCharacter(day).slug }];
    expect(await step(4, 1)).toEqual(wanted(3));
    expect(await step(4, -1)).toEqual(wanted(5));
    expect(await step(null, 1)).toEqual(wanted(5));
    expect(await step(5, -1)).toEqual([]);
    expect(await step(3, 1)).toEqual([]);
  });

  it('moves a chat that changed to its place', async () => {
    const run = await shown();
    const changed = chat(3, { updatedAt: '2026-01-09T00:00:00.000Z', unread: 1 });
    await run.perform({ type: 'chat.changed', chat: changed });
    expect(run.context().chats).toEqual([changed, chat(5)]);
  });

  it('keeps the names of its own language, whichever the line speaks', async () => {
    const run = await shown();
    const told = chat(3, { character: { ...someCharacter(3), name: 'Inés' }, unread: 1 });
    await run.perform({ type: 'chat.changed', chat: told });
    expect(run.context().chats).toEqual([chat(5), chat(3, { unread: 1 })]);
    const translated = chat(3, { character: { ...someCharacter(3), name: '伊内丝' } });
    await run.perform({ type: 'chatList.reload' });
    await run.perform({ type: 'chat.changed', chat: told });
    await run.perform(done('loadChats', { chats: [chat(5), translated], next: null }));
    expect(run.context().chats).toEqual([chat(5), { ...translated, unread: 1 }]);
  });

  it('loses nothing that is told while the list is on its way', async () => {
    const run = startRun(chatListRun);
    await run.perform({ type: 'chatList.open' });
    const changed = chat(3, { unread: 4 });
    await run.perform({ type: 'chat.changed', chat: changed });
    await run.perform({ type: 'chat.changed', chat: chat(6) });
    await run.perform({ type: 'chat.removed', chatId: 'chat-5' });
    await run.perform(done('loadChats', { chats: [chat(5), chat(3)], next: null }));
    expect(run.context().chats).toEqual([chat(6), changed]);
    await run.perform({ type: 'chatList.reload' });
    await run.perform(done('loadChats', { chats: [chat(5)], next: null }));
    expect(run.context().chats).toEqual([chat(5)]);
  });

  it('reads again when asked to while it reads', async () => {
    const run = startRun(chatListRun);
    await run.perform({ type: 'chatList.open' });
    await run.perform({ type: 'chatList.reload' });
    expect(run.world.inputsOf('loadChats').length).toBe(2);
    expect(run.world.calls[0]?.signal.aborted).toBe(true);
  });

  it('keeps the chats on screen until they are there in the language chosen last', async () => {
    const run = await shown();
    await run.perform({ type: 'chatList.reload' });
    expect(run.value()).toEqual({ shown: 'refreshing' });
    expect(run.context().chats).toEqual([chat(5), chat(3)]);
    const first = run.world.calls.at(-1)?.signal;
    await run.perform({ type: 'chatList.reload' });
    expect(first?.aborted).toBe(true);
    const translated = [chat(5, { character: { ...someCharacter(5), name: '伊内丝' } }), chat(3)];
    await run.perform(done('loadChats', { chats: translated, next: null }));
    expect(run.value()).toEqual({ shown: 'idle' });
    expect(run.context().chats).toEqual(translated);
  });

  it('tries again in 5 s where the chats on screen could not be read again', async () => {
    const run = await shown();
    await run.perform({ type: 'chatList.reload' });
    await run.perform(fault('loadChats'));
    run.world.clock.increment(4_999);
    expect(run.value()).toEqual({ shown: 'behind' });
    expect(run.ids()).toEqual(['chat-5', 'chat-3']);
    run.world.clock.increment(1);
    expect(run.value()).toEqual({ shown: 'refreshing' });
  });

  it('puts a chat that was begun anew in the place of the old one', async () => {
    const run = await shown();
    const fresh = chat(9, { character: someCharacter(3) });
    await run.perform({ type: 'chat.replaced', chat: fresh });
    expect(run.context().chats).toEqual([fresh, chat(5)]);
  });

  it('keeps pinned chats first, the latest first among them', async () => {
    const run = await shown([chat(5), chat(3), chat(2)]);
    await run.perform({ type: 'chat.marked', chatId: 'chat-2', mark: 'pin', isOn: true });
    await run.perform({ type: 'chat.marked', chatId: 'chat-3', mark: 'pin', isOn: true });
    expect(run.ids()).toEqual(['chat-3', 'chat-2', 'chat-5']);
    await run.perform({ type: 'chat.changed', chat: chat(6) });
    expect(run.ids()).toEqual(['chat-3', 'chat-2', 'chat-6', 'chat-5']);
    await run.perform({ type: 'chat.marked', chatId: 'chat-3', mark: 'pin', isOn: false });
    expect(run.ids()).toEqual(['chat-2', 'chat-6', 'chat-5', 'chat-3']);
  });

  it('loses nothing that is told while older chats are on their way, and revives none', async () => {
    const run = await shown([chat(5)], 'c1');
    await run.perform({ type: 'chatList.more' });
    const changed = chat(3, { unread: 2 });
    await run.perform({ type: 'chat.changed', chat: changed });
    await run.perform({ type: 'chat.removed', chatId: 'chat-2' });
    await run.perform(done('loadMoreChats', { chats: [chat(3), chat(2)], next: null }));
    expect(run.context().chats).toEqual([chat(5), changed]);
  });

  it('has chat actions that work with the list, hears of every chat, and goes with it', async () => {
    const run = await shown();
    const { chatActions } = run.context();
    chatActions.send({ type: 'chats.find', text: 'a' });
    run.world.clock.increment(250);
    await run.perform(done('findChats', [chat(5)]));
    await run.perform({ type: 'chat.changed', chat: chat(5, { unread: 1 }) });
    expect(chatActions.getSnapshot().context.found).toEqual([chat(5, { unread: 1 })]);
    await run.perform({ type: 'chatList.reload' });
    expect(run.world.inputsOf('findChats').length).toBe(2);
    await run.perform({ type: 'chatList.reload' });
    await run.perform({ type: 'chat.removed', chatId: 'chat-5' });
    expect(chatActions.getSnapshot().context.found).toEqual([]);
    expect(run.world.inputsOf('findChats').length).toBe(3);
    await run.perform({ type: 'chatList.close' });
    expect(chatActions.getSnapshot().status).toBe('stopped');
    expect(run.context().chatActions).toBe(null);
  });

  it('S7 forgets every chat when it closes', async () => {
    const run = await shown();
    await run.perform({ type: 'chatList.close' });
    await run.perform({ type: 'chat.changed', chat: chat(1) });
    expect(run.ids()).toEqual([]);
  });
});
