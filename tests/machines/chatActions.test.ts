import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { chatActionsMachine } from '../../src/machines/chatActions/chatActionsMachine';
import type { ChatActionsContext } from '../../src/machines/chatActions/chatActionsTypes';
import { chatDeletionMachine } from '../../src/machines/chatActions/chatDeletionMachine';
import { actionRows } from '../../src/machines/chatActions/actionRows';
import { chatSearchHostMachine } from '../../src/machines/chatSearch/chatSearchHostMachine';
import type { ChatSearchLogic } from '../../src/machines/chatSearch/chatSearchHostMachine';
import { markingMachine } from '../../src/machines/chatActions/markingMachine';
import type { ChatSummary } from '../../src/machines/conversation/message';
import { someCharacter } from '../support/fixtures/someCharacters';
import { createChat } from '../support/fixtures/conversations';
import { after, done, fault, startRun, testChart, World } from '../support/machines';
import type { Run } from '../support/machines';

const chat = (day: number, changes: Partial<ChatSummary> = {}) =>
  createChat({
    id: `chat-${day}`,
    character: someCharacter(day),
    updatedAt: `2026-01-0${day}T00:00:00.000Z`,
    ...changes,
  });

const alarm = (content: string) => ({ type: 'alert.raised', alert: { content, type: 'error' } });

const markingRun = {
  machine: (world) => markingMachine.provide({ actors: { saveMark: world.held() } }),
  input: ({ owner }) => ({ owner, chatId: 'chat-1', mark: 'pin', isOn: true }),
} satisfies Run<typeof markingMachine>;

testChart('marking', {
  ...markingRun,
  alphabet: [
    { type: 'marking.want', isOn: true },
    { type: 'marking.want', isOn: false },
    done('saveMark'),
    fault('saveMark'),
  ],
  invariant: ({ status, context }) => {
    if (status === 'done') expect(context.isOn).toBe(context.asked);
  },
});

const chatDeletionRun = {
  machine: (world) =>
    chatDeletionMachine.provide({
      actors: { deleteChat: world.held(), restoreChat: world.held() },
    }),
  input: ({ owner }) => ({ owner, chat: chat(1) }),
  delays: { tick: 250 },
} satisfies Run<typeof chatDeletionMachine>;

const restored = done('restoreChat', { kind: 'restored', chat: chat(1) });

testChart('chatDeletion', {
  ...chatDeletionRun,
  alphabet: [
    ...['undo', 'close', 'hold', 'release'].map((name) => ({ type: `deletion.${name}` })),
    done('deleteChat', { kind: 'deleted' }),
    done('deleteChat', { kind: 'gone' }),
    fault('deleteChat'),
    restored,
    done('restoreChat', { kind: 'lost' }),
    fault('restoreChat'),
    after('tick', 'chatDeletion.course.open.counting'),
  ],
  mayRest: ['course.undone', 'course.refused', 'course.ended'],
  invariant: (snapshot) => {
    const { remainingMs } = snapshot.context;
    expect(remainingMs).toBeGreaterThanOrEqual(0);
    if (snapshot.matches({ course: { open: 'counting' } })) expect(remainingMs).toBeGreaterThan(0);
    expect(snapshot.hasTag('undoing')).toBe(
      snapshot.matches({ course: 'restoring' }) ||
        snapshot.matches({ course: { deleting: 'regretted' } }),
    );
  },
});

/** The code of a search in what was said is on its way. */
const comingSearch = chatSearchHostMachine.provide({
  actors: { loadChatSearch: fromPromise<ChatSearchLogic>(() => new Promise(() => undefined)) },
});

const heldActions = (world: World) =>
  chatActionsMachine.provide({
    actors: {
      findChats: world.held(),
      restartChat: world.held(),
      marking: markingRun.machine(world),
      deletion: chatDeletionRun.machine(world),
      search: comingSearch,
    },
  });

const chatActionsRun = {
  machine: heldActions,
  input: ({ owner }) => ({ owner, list: owner }),
  delays: { findPause: 250, tick: 250 },
} satisfies Run<typeof chatActionsMachine>;

testChart('chatActions', {
  ...chatActionsRun,
  alphabet: [
    { type: 'chats.find', text: 'ines' },
    { type: 'chats.find', text: ' ' },
    { type: 'chats.retry' },
    { type: 'chats.renew' },
    { type: 'chats.mark', chatId: 'chat-1', mark: 'pin', isOn: true },
    { type: 'marking.done', chatId: 'chat-1', mark: 'pin', isOn: true },
    { type: 'marking.refused', chatId: 'chat-1', mark: 'pin', isOn: true },
    { type: 'chats.restart', character: someCharacter(1) },
    { type: 'chats.confirm' },
    { type: 'chats.cancel' },
    { type: 'chats.delete', chat: chat(1) },
    { type: 'deletion.done', chatId: 'chat-1' },
    { type: 'deletion.undone', chat: chat(1) },
    { type: 'deletion.refused', chatId: 'chat-1' },
    { type: 'deletion.stuck', chatId: 'chat-1' },
    { type: 'deletion.ended', chatId: 'chat-1' },
    { type: 'chat.changed', chat: chat(1, { unread: 1 }) },
    { type: 'chat.removed', chatId: 'chat-1' },
    { type: 'chat.marked', chatId: 'chat-1', mark: 'pin', isOn: true },
    { type: 'chat.replaced', chat: chat(1) },
    done('findChats', [chat(1)]),
    fault('findChats'),
    done('restartChat', chat(1)),
    fault('restartChat'),
    after('findPause', 'chatActions.find.typing'),
  ],
  facts: ({ value, context: { text, found, marks, restarting, deletions } }) =>
    JSON.stringify([value, text, found?.length, marks, restarting?.id, deletions.length]),
  invariant: (snapshot) => {
    const { text, found, restarting, deletions } = snapshot.context;
    expect(snapshot.matches({ find: 'off' })).toBe(text.trim() === '');
    if (snapshot.matches({ find: 'off' }) || snapshot.hasTag('findFailed'))
      expect(found).toBe(null);
    if (snapshot.matches({ find: 'found' })) expect(found).not.toBe(null);
    expect(restarting === null).toBe(snapshot.matches({ restart: 'idle' }));
    expect(deletions.length).toBeLessThan(2);
  },
});

const actions = () => {
  const run = startRun(chatActionsRun);
  const context = (): ChatActionsContext => run.context();
  const bar = (index = 0) => {
    const actor = context().deletions[index];
    if (actor === undefined) throw new Error('No such deletion.');
    return actor;
  };
  return { ...run, context, bar, rows: (chats: ChatSummary[]) => actionRows(chats, context()) };
};

describe('finding chats', () => {
  it('searches what was said by the same words, in all chats', async () => {
    const run = actions();
    await run.perform({ type: 'chats.find', text: ' rain' });
    await run.perform({ type: 'chats.find', text: ' rain ' });
    const { search } = run.actor.getSnapshot().children;
    expect(search.getSnapshot().context).toMatchObject({ chatId: null, text: ' rain ' });
  });

  it.each([
    ['again when the list is read again', 'rain', ['search.type', 'search.submit']],
    ['nothing when no words are there', ' ', ['search.type']],
  ])('searches %s', async (_, text, expected) => {
    const told: string[] = [];
    const logic = heldActions(new World());
    const actor = createActor(logic, {
      input: { owner: new World().owner, list: new World().owner },
      inspect: (event) => {
        if (event.type === '@xstate.event' && event.event.type.startsWith('search.'))
          told.push(event.event.type);
      },
    }).start();
    actor.send({ type: 'chats.find', text });
    actor.send({ type: 'chats.renew' });
    expect(told).toEqual(expected);
    actor.stop();
  });

  it('asks when typing pauses, for what was typed last', async () => {
    const run = actions();
    await run.perform({ type: 'chats.find', text: 'in' });
    run.world.clock.increment(249);
    await run.perform({ type: 'chats.find', text: ' inês ' });
    run.world.clock.increment(249);
    expect(run.world.calls).toEqual([]);
    run.world.clock.increment(1);
    expect(run.world.inputsOf('findChats')).toEqual([{ q: 'inês' }]);
  });

  it('lets a newer search take the place of an older answer', async () => {
    const run = actions();
    await run.perform({ type: 'chats.find', text: 'in' });
    run.world.clock.increment(250);
    await run.perform({ type: 'chats.find', text: 'ine' });
    run.world.clock.increment(250);
    const [older] = run.world.calls;
    expect(older?.signal.aborted).toBe(true);
    older?.resolve([chat(1), chat(2)]);
    await run.perform(done('findChats', [chat(2)]));
    expect(run.context().found).toEqual([chat(2)]);
  });

  it('asks once for words that differ in nothing but spaces, and for 100 signs at most', async () => {
    const run = actions();
    await run.perform({ type: 'chats.find', text: 'x'.repeat(120) });
    run.world.clock.increment(250);
    await run.perform({ type: 'chats.find', text: `${'x'.repeat(120)} ` });
    run.world.clock.increment(250);
    expect(run.world.inputsOf('findChats')).toEqual([{ q: 'x'.repeat(100) }]);
  });

  it('shows chats of a name that fits at once, and then what the server found', async () => {
    const run = actions();
    const ines = chat(1, { character: { ...someCharacter(1), name: 'Inês' } });
    const tomasz = chat(2, { character: { ...someCharacter(2), name: 'Tomasz' } });
    await run.perform({ type: 'chats.find', text: 'INES' });
    expect(run.rows([tomasz, ines])).toEqual([ines]);
    run.world.clock.increment(250);
    await run.perform(done('findChats', [tomasz]));
    expect(run.rows([{ ...tomasz, unread: 3 }, ines])).toEqual([{ ...tomasz, unread: 3 }]);
    await run.perform({ type: 'chats.find', text: '' });
    expect(run.rows([tomasz, ines])).toEqual([tomasz, ines]);
  });

  it('says that it failed, and tries again', async () => {
    const run = actions();
    await run.perform({ type: 'chats.find', text: 'ines' });
    run.world.clock.increment(250);
    await run.perform(fault('findChats'));
    expect(run.value().find).toBe('failed');
    await run.perform({ type: 'chats.retry' });
    await run.perform(done('findChats', []));
    expect(run.context().found).toEqual([]);
  });

  it('follows what is told of the chats it found, and adds no others', async () => {
    const run = actions();
    await run.perform({ type: 'chats.find', text: 'ines' });
    run.world.clock.increment(250);
    await run.perform(done('findChats', [chat(3), chat(1)]));
    await run.perform({ type: 'chat.changed', chat: chat(1, { unread: 2 }) });
    await run.perform({ type: 'chat.changed', chat: chat(5) });
    await run.perform({ type: 'chat.removed', chatId: 'chat-3' });
    expect(run.context().found).toEqual([chat(1, { unread: 2 })]);
    await run.perform({ type: 'chats.renew' });
    await run.perform(fault('findChats'));
    expect(run.context().found).toEqual([chat(1, { unread: 2 })]);
    expect(run.value().find).toBe('found');
  });
});

describe('pinning', () => {
  it('shows a chat pinned at once, and tells the list when the server has it', async () => {
    const run = actions();
    await run.perform({ type: 'chats.mark', chatId: 'chat-1', mark: 'pin', isOn: true });
    expect(run.rows([chat(3), chat(2), chat(1)]).map(({ id }) => id)).toEqual([
      'chat-1',
      'chat-3',
      'chat-2',
    ]);
    await run.perform(done('saveMark'));
    expect(run.world.notices).toEqual([
      { type: 'chat.marked', chatId: 'chat-1', mark: 'pin', isOn: true },
    ]);
    expect(run.context().marks).toEqual([]);
  });

  it('takes it back where the server refuses, and says so', async () => {
    const run = actions();
    await run.perform({ type: 'chats.mark', chatId: 'chat-1', mark: 'pin', isOn: true });
    await run.perform(fault('saveMark'));
    expect(run.rows([chat(3), chat(1)])).toEqual([chat(3), chat(1)]);
    expect(run.world.notices).toEqual([alarm('pinFailed')]);
  });

  it('tells one wish after the other, so that the last one holds', async () => {
    const run = actions();
    await run.perform({ type: 'chats.mark', chatId: 'chat-1', mark: 'pin', isOn: true });
    await run.perform({ type: 'chats.mark', chatId: 'chat-1', mark: 'pin', isOn: false });
    expect(run.world.inputsOf('saveMark').length).toBe(1);
    await run.perform(done('saveMark'));
    expect(run.world.inputsOf('saveMark')).toEqual([
      { chatId: 'chat-1', mark: 'pin', isOn: true },
      { chatId: 'chat-1', mark: 'pin', isOn: false },
    ]);
    await run.perform(done('saveMark'));
    expect(run.world.notices).toEqual([
      { type: 'chat.marked', chatId: 'chat-1', mark: 'pin', isOn: false },
    ]);
  });
});

describe('deleting', () => {
  const deleted = async (...days: number[]) => {
    const run = actions();
    for (const day of days) {
      await run.perform({ type: 'chats.delete', chat: chat(day) });
      await run.perform(done('deleteChat', { kind: 'deleted' }));
    }
    return run;
  };

  it('is gone at once, and the offer to undo stays for 10 s', async () => {
    const run = actions();
    await run.perform({ type: 'chats.delete', chat: chat(1) });
    expect(run.rows([chat(2), chat(1)])).toEqual([chat(2)]);
    run.world.pass(20_000);
    expect(run.context().deletions.length).toBe(1);
    await run.perform(done('deleteChat', { kind: 'deleted' }));
    expect(run.world.notices).toEqual([{ type: 'chat.removed', chatId: 'chat-1' }]);
    run.world.pass(9_999);
    expect(run.context().deletions.length).toBe(1);
    run.world.pass(1);
    expect(run.context().deletions).toEqual([]);
  });

  it('stands still under pointer or focus, and goes on with what was left', async () => {
    const run = await deleted(1);
    run.world.pass(9_000);
    run.bar().send({ type: 'deletion.hold' });
    run.world.pass(60_000);
    expect(run.context().deletions.length).toBe(1);
    run.bar().send({ type: 'deletion.release' });
    run.world.pass(1_000);
    expect(run.context().deletions).toEqual([]);
  });

  it('does not revive a chat that is told of late', async () => {
    const run = await deleted(1);
    expect(run.rows([chat(2), chat(1, { unread: 1 })])).toEqual([chat(2)]);
  });

  it('brings it back', async () => {
    const run = await deleted(1);
    run.bar().send({ type: 'deletion.undo' });
    expect(run.bar().getSnapshot().hasTag('undoing')).toBe(true);
    await run.perform(restored);
    expect(run.world.notices.at(-1)).toEqual({ type: 'chat.changed', chat: chat(1) });
    expect(run.context().deletions).toEqual([]);
  });

  it('brings it back when that is wished before the server has answered', async () => {
    const run = actions();
    await run.perform({ type: 'chats.delete', chat: chat(1) });
    run.bar().send({ type: 'deletion.undo' });
    expect(run.world.inputsOf('restoreChat')).toEqual([]);
    await run.perform(fault('deleteChat'));
    expect(run.world.inputsOf('restoreChat')).toEqual([{ chatId: 'chat-1' }]);
    await run.perform(restored);
    expect(run.rows([chat(1)])).toEqual([chat(1)]);
  });

  it('shows it again where the server refuses, and says so', async () => {
    const run = actions();
    await run.perform({ type: 'chats.delete', chat: chat(1) });
    await run.perform(fault('deleteChat'));
    expect(run.rows([chat(1)])).toEqual([chat(1)]);
    expect(run.world.notices).toEqual([alarm('chatDeleteFailed')]);
  });

  it('offers nothing to undo where it was gone before', async () => {
    const run = actions();
    await run.perform({ type: 'chats.delete', chat: chat(1) });
    await run.perform(done('deleteChat', { kind: 'gone' }));
    expect(run.world.notices).toEqual([{ type: 'chat.removed', chatId: 'chat-1' }]);
    expect(run.context().deletions).toEqual([]);
  });

  it('says that it could not be brought back, and offers it again unless it is too late', async () => {
    const run = await deleted(1);
    run.bar().send({ type: 'deletion.undo' });
    run.world.pass(30_000);
    await run.perform(fault('restoreChat'));
    expect(run.world.notices.at(-1)).toEqual(alarm('chatRestoreFailed'));
    run.world.pass(9_999);
    run.bar().send({ type: 'deletion.undo' });
    await run.perform(done('restoreChat', { kind: 'lost' }));
    expect(run.world.notices.filter(({ type }) => type === 'alert.raised').length).toBe(2);
    expect(run.context().deletions).toEqual([]);
  });

  it('undoes one of several, and leaves the others their own time', async () => {
    const run = await deleted(1, 2);
    await run.perform({ type: 'chats.delete', chat: chat(2) });
    expect(run.context().deletions.map(({ id }) => id)).toEqual(['chat-1', 'chat-2']);
    run.bar(0).send({ type: 'deletion.undo' });
    await run.perform(restored);
    expect(run.rows([chat(2), chat(1)])).toEqual([chat(1)]);
    run.bar().send({ type: 'deletion.close' });
    expect(run.context().deletions).toEqual([]);
  });

  it('looks again for what was found when a chat comes back', async () => {
    const run = actions();
    await run.perform({ type: 'chats.find', text: 'ines' });
    run.world.clock.increment(250);
    await run.perform(done('findChats', [chat(1)]));
    await run.perform({ type: 'chats.delete', chat: chat(1) });
    await run.perform(done('deleteChat', { kind: 'deleted' }));
    await run.perform({ type: 'chat.removed', chatId: 'chat-1' });
    run.bar().send({ type: 'deletion.undo' });
    await run.perform(restored);
    expect(run.world.inputsOf('findChats').length).toBe(2);
  });
});

describe('beginning anew', () => {
  it('asks first, and goes with the answer', async () => {
    const run = actions();
    await run.perform({ type: 'chats.restart', character: someCharacter(1) });
    await run.perform({ type: 'chats.cancel' });
    expect(run.context().restarting).toBe(null);
    await run.perform({ type: 'chats.restart', character: someCharacter(1) });
    await run.perform({ type: 'chats.confirm' });
    await run.perform({ type: 'chats.restart', character: someCharacter(2) });
    expect(run.world.inputsOf('restartChat')).toEqual([{ characterId: someCharacter(1).id }]);
    await run.perform(done('restartChat', chat(9, { character: someCharacter(1) })));
    expect(run.world.notices).toEqual([
      { type: 'chat.restarted', chat: chat(9, { character: someCharacter(1) }) },
    ]);
    expect(run.context().restarting).toBe(null);
  });

  it('says "Failed to start new chat"', async () => {
    const run = actions();
    await run.perform({ type: 'chats.restart', character: someCharacter(1) });
    await run.perform({ type: 'chats.confirm' });
    await run.perform(fault('restartChat'));
    expect(run.world.notices).toEqual([alarm('chatStartFailed')]);
    expect(run.value().restart).toBe('idle');
  });
});
