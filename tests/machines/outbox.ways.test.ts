import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { createChat } from '../support/fixtures/conversations';
import { createOutboxMessage, createStoredMessage, noon } from '../support/fixtures/outboxMessages';
import { done, fault, startRun } from '../support/machines';
import { outboxRun } from './outboxRun';

const write = (clientId: string, chatId = 'chat-1') => ({
  type: 'outboxMessage.written',
  outboxMessage: createOutboxMessage(clientId, { chatId }),
});
const granted = { type: 'lock.granted' };
const read = { type: 'queue.read', outboxMessages: null, now: noon };
const offline = { type: 'network.offline' };
const online = { type: 'network.online' };
const lost = fault('sendMessage');
const refused = (reason: string) => done('sendMessage', { kind: 'refused', reason });

async function after(...events: readonly AnyEventObject[]) {
  const run = startRun(outboxRun);
  await run.performAll(events);
  return { ...run, post: () => run.value().post, kept: () => run.world.commands };
}

describe('the device', () => {
  it('is given each message by itself', async () => {
    const run = await after(write('a'), write('b'));
    expect(run.kept()).toEqual([
      { type: 'queue.keep', outboxMessage: createStoredMessage('a') },
      { type: 'queue.keep', outboxMessage: createStoredMessage('b', { writtenAt: noon + 1 }) },
    ]);
  });

  it('is told why a message was refused, and once that is over', async () => {
    const run = await after(write('a'), granted, read, refused('dailyLimit'));
    expect(run.kept().at(-1)).toEqual({
      type: 'queue.keep',
      outboxMessage: createStoredMessage('a', { refusal: 'dailyLimit' }),
    });
    run.context().outboxMessages[0].send({ type: 'outboxMessage.retry' });
    expect(run.kept().at(-1)).toEqual({
      type: 'queue.keep',
      outboxMessage: createStoredMessage('a'),
    });
  });

  it('is told of no refusal where there was no network', async () => {
    const run = await after(write('a'), granted, read, lost);
    expect(run.kept().at(-1)).toEqual({
      type: 'queue.keep',
      outboxMessage: createStoredMessage('a'),
    });
  });

  it('that has a message no more, has it sent by another tab', async () => {
    const run = await after(
      { ...read, outboxMessages: [createStoredMessage('a')] },
      { ...read, outboxMessages: [] },
    );
    expect(run.context().outboxMessages).toEqual([]);
  });

  it('that keeps a message is noted at that one', async () => {
    const run = await after(write('a'), write('b'), { type: 'queue.kept', clientId: 'b' });
    const isKept = run
      .context()
      .outboxMessages.map(
        (ref: { getSnapshot: () => { context: { isKept: boolean } } }) =>
          ref.getSnapshot().context.isKept,
      );
    expect(isKept).toEqual([false, true]);
  });
});

describe('without a network', () => {
  it('nothing is sent, whatever went on before', async () => {
    expect((await after(offline)).post()).toBe('offline');
    expect((await after(offline, online)).post()).toBe('resting');
    const queueing = await after(write('a'), offline);
    expect(queueing.post()).toBe('offline');
    expect(queueing.world.inputsOf('sendMessage')).toEqual([]);
  });

  it('what was on its way has not failed', async () => {
    const run = await after(write('a'), granted, read, offline, lost);
    expect(run.context().outboxMessages[0].getSnapshot().value).toBe('waiting');
    const other = await after(write('a'), granted, read, offline, refused('premium'));
    expect(other.context().outboxMessages[0].getSnapshot().value).toBe('failed');
  });
});

describe('the turn', () => {
  it('that does not come is taken after five seconds, after a look at the device', async () => {
    const run = await after(write('a'));
    expect(run.post()).toEqual({ turn: 'queueing' });
    run.world.clock.increment(5_000);
    expect(run.post()).toEqual({ turn: 'checking' });
    expect(run.kept().at(-1)).toEqual({ type: 'queue.check' });
    expect(run.world.inputsOf('sendMessage')).toEqual([]);
  });
});

describe('a chat that was begun anew', () => {
  it('asks about what was written in the one before, and about nobody else’s', async () => {
    const run = await after(read, write('a'), write('b', 'chat-9'), {
      type: 'chat.opened',
      chat: createChat({ id: 'chat-9' }),
    });
    const [one, other] = run.context().outboxMessages;
    expect(one.getSnapshot().value).toBe('asking');
    expect(one.getSnapshot().context.question).toBe('moved');
    expect(other.getSnapshot().value).toBe('waiting');
  });
});

it('a message for who has no network left fails for who wrote it, with its reason', async () => {
  const run = await after(write('a'), granted, read, refused('premium'));
  expect(run.world.notices.filter(({ type }) => type === 'outbox.failed')).toEqual([
    { type: 'outbox.failed', characterId: createOutboxMessage('a').characterId, reason: 'premium' },
  ]);
});
