import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createMessage, createMessages } from '../support/fixtures/conversations';
import { done, fault, startRun } from '../support/machines';
import { conversationRun } from './conversationRun';

const page = (from: number, to: number) => ({
  messages: createMessages(from, to),
  older: null,
  newer: null,
});

const begin = (goal: { messageId: string } | null = null) => {
  const run = startRun({
    ...conversationRun,
    input: (world) => ({ ...conversationRun.input(world), goal }),
  });
  const marked = () =>
    run.world.inputsOf('markRead').map((input) => {
      expect(input).toEqual({ chatId: 'chat-1', seq: expect.any(Number) });
      return v.parse(v.object({ seq: v.number() }), input).seq;
    });
  return { ...run, marked };
};

/** The first three messages are there, and read. */
const open = async () => {
  const run = begin();
  await run.perform(done('loadHistory', page(1, 3)));
  await run.perform(done('markRead'));
  return run;
};

const arrived = (seq: number) => ({ type: 'server.message', message: createMessage(seq) });

describe('conversation, how far it was read', () => {
  it('marks as read what comes while the end is followed, once for each new end', async () => {
    const run = await open();
    await run.perform(arrived(4));
    await run.perform(arrived(5));
    await run.perform(done('markRead'));
    await run.perform(done('markRead'));
    expect(run.marked()).toEqual([3, 4, 5]);
  });

  it.each([
    ['comes to the end', { type: 'scroll.ended' }],
    ['presses the button', { type: 'chat.toLatest' }],
    ['writes', { type: 'chat.send', clientId: 'a', writtenAt: 1, text: 'Hello' }],
  ])('leaves unread what comes while the reader is further up, until he %s', async (_, event) => {
    const run = await open();
    await run.perform({ type: 'scroll.left' });
    await run.perform(arrived(4));
    await run.perform(arrived(5));
    expect(run.marked()).toEqual([3]);
    await run.perform(event);
    expect(run.marked()).toEqual([3, 5]);
  });

  it('marks nothing more while an answer comes to who went up meanwhile', async () => {
    const run = await open();
    await run.perform(arrived(4));
    await run.perform({ type: 'scroll.left' });
    await run.perform(arrived(5));
    await run.perform(done('markRead'));
    expect(run.marked()).toEqual([3, 4]);
  });

  it('marks nothing of a chat that opens at a message far back, until its end is seen', async () => {
    const run = begin({ messageId: 'message-4' });
    await run.perform(done('loadHistory', page(51, 53)));
    await run.perform(
      done('loadAround', {
        kind: 'found',
        page: { messages: createMessages(3, 5), older: 'c3', newer: 'd5' },
      }),
    );
    await run.perform({ type: 'scroll.landed' });
    await run.perform(arrived(54));
    expect(run.marked()).toEqual([]);
    await run.perform({ type: 'chat.toLatest' });
    expect(run.marked()).toEqual([54]);
  });

  it('marks the end of a chat that was opened for a message which is gone', async () => {
    const run = begin({ messageId: 'message-4' });
    await run.perform(done('loadHistory', page(51, 53)));
    await run.perform(done('loadAround', { kind: 'gone' }));
    expect(run.marked()).toEqual([53]);
  });

  it('tells again after a pause that doubles up to a minute, and begins anew after a success', async () => {
    const run = await open();
    await run.perform(arrived(4));
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = run.marked().length;
      await run.perform(fault('markRead'));
      run.world.clock.increment(seconds * 1000 - 1);
      expect(run.marked().length).toBe(before);
      run.world.clock.increment(1);
      expect(run.marked().length).toBe(before + 1);
    }
    await run.perform(done('markRead'));
    await run.perform(arrived(5));
    await run.perform(fault('markRead'));
    run.world.clock.increment(1_000);
    expect(run.marked().slice(-2)).toEqual([5, 5]);
  });

  it('tells again at once when the line is back', async () => {
    const run = await open();
    await run.perform(arrived(4));
    await run.perform(fault('markRead'));
    await run.perform({ type: 'server.ready', resync: false });
    expect(run.marked()).toEqual([3, 4, 4]);
  });

  it('tells again only what was read, and a new end at once', async () => {
    const run = await open();
    await run.perform(arrived(4));
    await run.perform(fault('markRead'));
    await run.perform({ type: 'scroll.left' });
    await run.perform(arrived(5));
    run.world.clock.increment(1_000);
    expect(run.marked()).toEqual([3, 4, 4]);
    await run.perform(fault('markRead'));
    await run.perform({ type: 'scroll.ended' });
    expect(run.marked()).toEqual([3, 4, 4, 5]);
  });
});
