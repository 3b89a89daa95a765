import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/machines/conversation/message';
import { createMessage, createMessages } from '../support/fixtures/conversations';
import { done, fault, startRun } from '../support/machines';
import { conversationRun } from './conversationRun';

const page = (
  from: number,
  to: number,
  older: string | null = null,
  newer: string | null = null,
) => ({ messages: createMessages(from, to), older, newer });

const around = (...part: Parameters<typeof page>) =>
  done('loadAround', { kind: 'found', page: page(...part) });

const goTo = (seq: number) => ({ type: 'chat.goTo', messageId: `message-${seq}` });

const seqsOf = (messages: readonly Message[] | undefined) => messages?.map(({ seq }) => seq);

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A chat of 100 messages, of which the last ten are there. */
const open = async (goal: { messageId: string } | null = null) => {
  const run = startRun({
    ...conversationRun,
    input: (world) => ({ ...conversationRun.input(world), goal }),
  });
  await run.perform(done('loadHistory', page(91, 100, 'before-91')));
  if (goal === null) await run.perform(done('markRead'));
  return {
    ...run,
    seqs: () => seqsOf(run.context().messages),
    visited: () => seqsOf(run.context().visit?.messages),
    journey: () => run.value().journey,
    isDetached: () => run.actor.getSnapshot().hasTag('detached'),
  };
};

const visiting = async () => {
  const run = await open();
  await run.perform(goTo(45));
  await run.perform(around(41, 50, 'before-41', 'after-50'));
  return run;
};

const idle = { older: 'idle', newer: 'idle', copy: 'fresh' };

describe('conversation, the way to a message', () => {
  it('only points at a message that is there, and stays detached until the end is reached', async () => {
    const run = await open();
    await run.perform(goTo(93));
    expect(run.journey()).toEqual({ arrived: 'landing' });
    expect(run.world.inputsOf('loadAround')).toEqual([]);
    expect(run.isDetached()).toBe(true);
    await run.perform({ type: 'scroll.landed' });
    run.world.clock.increment(2_499);
    expect(run.journey()).toEqual({ arrived: 'marked' });
    run.world.clock.increment(1);
    expect(run.journey()).toBe('idle');
    await run.perform({ type: 'scroll.ended' });
    expect(run.isDetached()).toBe(false);
  });

  it('keeps what is on screen until the page around the message is there', async () => {
    const run = await open();
    await run.perform(goTo(45));
    expect(run.journey()).toBe('going');
    expect(run.isDetached()).toBe(false);
    expect(run.context().visit).toBe(null);
    await run.perform(around(41, 50, 'before-41', 'after-50'));
    expect(run.world.inputsOf('loadAround')).toEqual([
      { chatId: 'chat-1', messageId: 'message-45' },
    ]);
    expect(run.visited()).toEqual(numbers(41, 50));
    expect(run.seqs()).toEqual(numbers(91, 100));
    expect(run.value()).toMatchObject({
      journey: { arrived: 'landing' },
      visit: { visiting: idle },
      scroll: 'detached',
    });
  });

  it('opens at the message it was opened for, once, and has nothing new at its end then', async () => {
    const run = await open({ messageId: 'message-45' });
    expect(run.journey()).toBe('opening');
    await run.perform(around(41, 50, 'before-41', 'after-50'));
    expect(run.visited()).toEqual(numbers(41, 50));
    expect(run.context().seenSeq).toBe(100);
    await run.perform({ type: 'chat.toLatest' });
    expect(run.value()).toMatchObject({
      journey: 'idle',
      visit: 'here',
      scroll: { following: 'end' },
    });
  });

  it('has nothing new either when the end comes after the message', async () => {
    const run = startRun({
      ...conversationRun,
      input: (world) => ({
        ...conversationRun.input(world),
        goal: { messageId: 'message-45' },
      }),
    });
    await run.perform(around(41, 50, 'before-41', 'after-50'));
    await run.perform(done('loadHistory', page(91, 100, 'before-91')));
    expect(run.value()).toMatchObject({ visit: { visiting: idle } });
    expect(run.context().seenSeq).toBe(100);
  });

  it('takes the last of two wishes', async () => {
    const run = await open();
    await run.perform(goTo(45));
    await run.perform(goTo(12));
    expect(run.world.calls.find(({ id }) => id === 'loadAround')?.signal.aborted).toBe(true);
    await run.perform(around(11, 20, null, 'after-20'));
    expect(run.visited()).toEqual(numbers(11, 20));
  });

  it('says that a message is gone, and leaves the reader where they are', async () => {
    const run = await open();
    await run.perform(goTo(45));
    await run.perform(done('loadAround', { kind: 'gone' }));
    expect(run.value()).toMatchObject({
      journey: 'gone',
      visit: 'here',
      scroll: { following: 'end' },
    });
    await run.perform({ type: 'chat.stay' });
    expect(run.journey()).toBe('idle');
  });

  it('asks again for a message that could not be had', async () => {
    const run = await open();
    await run.perform(goTo(45));
    await run.perform(fault('loadAround'));
    expect(run.journey()).toBe('failed');
    await run.perform({ type: 'chat.goAgain' });
    expect(run.world.inputsOf('loadAround')).toEqual([
      { chatId: 'chat-1', messageId: 'message-45' },
      { chatId: 'chat-1', messageId: 'message-45' },
    ]);
  });

  it('is given up by what leads to the end', async () => {
    for (const [event, following] of [
      [{ type: 'chat.toLatest' }, 'end'],
      [{ type: 'chat.send', clientId: 'client-1', writtenAt: 1, text: 'Hello' }, 'turn'],
    ] as const) {
      const run = await open();
      await run.perform(goTo(45));
      await run.perform(event);
      expect(run.journey()).toBe('idle');
      const there = await visiting();
      await there.perform(event);
      expect(there.value()).toMatchObject({
        journey: 'idle',
        visit: 'here',
        scroll: { following },
      });
      expect(there.context().visit).toBe(null);
    }
  });

  it('goes back to the messages up to the end when the wish is one of them', async () => {
    const run = await visiting();
    await run.perform(goTo(97));
    expect(run.value()).toMatchObject({ journey: { arrived: 'landing' }, visit: 'here' });
    expect(run.isDetached()).toBe(true);
    expect(run.context().visit).toBe(null);
  });
});

describe('conversation, a visit far back', () => {
  it('reads on in both directions, not before the messages up to the end', async () => {
    const run = await visiting();
    await run.perform({ type: 'chat.older' });
    await run.perform({ type: 'chat.newer' });
    await run.perform(done('visitNewer', page(51, 60, 'before-51', 'after-60')));
    await run.perform(done('visitOlder', page(31, 40, 'before-31', 'after-40')));
    expect(run.world.inputsOf('visitOlder')).toEqual([{ chatId: 'chat-1', cursor: 'before-41' }]);
    expect(run.world.inputsOf('visitNewer')).toEqual([{ chatId: 'chat-1', cursor: 'after-50' }]);
    expect(run.world.inputsOf('loadOlder')).toEqual([]);
    expect(run.context().visit).toMatchObject({ older: 'before-31', newer: 'after-60' });
    expect(run.visited()).toEqual(numbers(31, 60));
  });

  it('keeps what it shows when more cannot be had, and asks again', async () => {
    const run = await visiting();
    await run.perform({ type: 'chat.older' });
    await run.perform({ type: 'chat.newer' });
    await run.perform(fault('visitNewer'));
    await run.perform(fault('visitOlder'));
    expect(run.value().visit).toEqual({
      visiting: { older: 'failed', newer: 'failed', copy: 'fresh' },
    });
    expect(run.visited()).toEqual(numbers(41, 50));
    await run.perform({ type: 'chat.retry' });
    expect(run.world.inputsOf('visitOlder').length).toBe(2);
    expect(run.world.inputsOf('visitNewer').length).toBe(2);
  });

  it('is over when it meets the messages up to the end, and both are one', async () => {
    const run = await visiting();
    await run.perform({ type: 'chat.newer' });
    await run.perform(done('visitNewer', page(51, 95, 'before-51', 'after-95')));
    expect(run.value()).toMatchObject({ visit: 'here', scroll: 'detached' });
    expect(run.context().visit).toBe(null);
    expect(run.seqs()).toEqual(numbers(41, 100));
    expect(run.context().older).toBe('before-41');
  });

  it('is over when nothing newer is left out', async () => {
    const run = await visiting();
    await run.perform({ type: 'chat.newer' });
    await run.perform(done('visitNewer', page(51, 88, 'before-51', null)));
    expect(run.seqs()).toEqual([...numbers(41, 88), ...numbers(91, 100)]);
    expect(run.context().visit).toBe(null);
  });

  it('never begins where the page meets the messages up to the end', async () => {
    const run = await open();
    await run.perform(goTo(89));
    await run.perform(around(84, 93, 'before-84', 'after-93'));
    expect(run.value()).toMatchObject({ journey: { arrived: 'landing' }, visit: 'here' });
    expect(run.seqs()).toEqual(numbers(84, 100));
    expect(run.context().older).toBe('before-84');
  });

  it('does not follow the end, though its own is reached, and counts what is new there', async () => {
    const run = await visiting();
    await run.perform({ type: 'scroll.ended' });
    expect(run.isDetached()).toBe(true);
    await run.perform({ type: 'server.message', message: createMessage(101) });
    expect(run.context().seenSeq).toBe(100);
    expect(run.seqs()).toEqual(numbers(91, 101));
    expect(run.visited()).toEqual(numbers(41, 50));
  });

  it('gives way to another place, with what was on its way for the first', async () => {
    const run = await visiting();
    await run.perform({ type: 'chat.newer' });
    await run.perform(goTo(12));
    await run.perform(around(11, 20, null, 'after-20'));
    expect(run.value().visit).toEqual({ visiting: idle });
    expect(run.world.calls.find(({ id }) => id === 'visitNewer')?.signal.aborted).toBe(true);
    expect(run.visited()).toEqual(numbers(11, 20));
  });

  it('shows what came back to its part, and leaves it out of the other', async () => {
    const run = await open();
    await run.perform(goTo(45));
    const withoutOne = createMessages(41, 50).filter(({ seq }) => seq !== 46);
    await run.perform(
      done('loadAround', {
        kind: 'found',
        page: { messages: withoutOne, older: 'before-41', newer: 'after-50' },
      }),
    );
    await run.perform({ type: 'server.message', message: createMessage(46) });
    expect(run.visited()).toEqual(numbers(41, 50));
    expect(run.seqs()).toEqual(numbers(91, 100));
  });

  it('C6 is read again when the stream missed something', async () => {
    const run = await visiting();
    await run.perform({ type: 'server.ready', resync: true });
    await run.perform(done('catchUp', page(91, 100, 'before-91')));
    expect(run.world.inputsOf('rereadVisit')).toEqual([
      { chatId: 'chat-1', messageId: 'message-46' },
    ]);
    const truth = createMessages(43, 48).filter(({ seq }) => seq !== 45);
    await run.perform(
      done('rereadVisit', {
        kind: 'found',
        page: { messages: truth, older: 'before-43', newer: 'after-48' },
      }),
    );
    expect(run.context().visit).toMatchObject({ older: 'before-41', newer: 'after-50' });
    expect(run.visited()).toEqual([41, 42, 43, 44, 46, 47, 48, 49, 50]);
  });

  it('C6 is read again by another message where the first is gone, up to none', async () => {
    const run = await open();
    await run.perform(goTo(45));
    await run.perform(around(44, 45, 'before-44', 'after-45'));
    await run.perform({ type: 'server.ready', resync: true });
    await run.perform(done('rereadVisit', { kind: 'gone' }));
    expect(run.visited()).toEqual([44]);
    await run.perform(done('rereadVisit', { kind: 'gone' }));
    expect(run.context().visit).toBe(null);
    expect(run.value().visit).toBe('here');
  });

  it('C6 is asked for again until it is had', async () => {
    const run = await visiting();
    await run.perform({ type: 'server.ready', resync: true });
    await run.perform(fault('rereadVisit'));
    run.world.clock.increment(5_000);
    await run.perform(fault('rereadVisit'));
    await run.perform({ type: 'server.ready', resync: false });
    expect(run.world.inputsOf('rereadVisit').length).toBe(3);
  });
});

describe('conversation, the latest page', () => {
  it('C6 drops what the server no longer has within its range', async () => {
    const run = await open();
    await run.perform({ type: 'chat.older' });
    await run.perform(done('loadOlder', page(81, 90, 'before-81')));
    await run.perform({ type: 'server.ready', resync: true });
    const left = createMessages(91, 100).filter(({ seq }) => seq !== 96);
    await run.perform(done('catchUp', { messages: left, older: 'before-91', newer: null }));
    expect(run.seqs()).toEqual([...numbers(81, 95), ...numbers(97, 100)]);
    expect(run.context().older).toBe('before-81');
  });
});
