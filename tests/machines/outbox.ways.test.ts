import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { createChat } from '../support/fixtures/conversations';
import { createLetter, createStored, noon } from '../support/fixtures/letters';
import { done, fault, startRun } from '../support/machines';
import { outboxRun } from './outboxRun';

const write = (clientId: string, chatId = 'chat-1') => ({
  type: 'letter.written',
  letter: createLetter(clientId, { chatId }),
});
const granted = { type: 'lock.granted' };
const read = { type: 'queue.read', letters: null, now: noon };
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
  it('is given each letter by itself', async () => {
    const run = await after(write('a'), write('b'));
    expect(run.kept()).toEqual([
      { type: 'queue.keep', letter: createStored('a') },
      { type: 'queue.keep', letter: createStored('b', { writtenAt: noon + 1 }) },
    ]);
  });

  it('is told why a letter was refused, and once that is over', async () => {
    const run = await after(write('a'), granted, read, refused('dailyLimit'));
    expect(run.kept().at(-1)).toEqual({
      type: 'queue.keep',
      letter: createStored('a', { refusal: 'dailyLimit' }),
    });
    run.context().letters[0].send({ type: 'outgoing.retry' });
    expect(run.kept().at(-1)).toEqual({ type: 'queue.keep', letter: createStored('a') });
  });

  it('is told of no refusal where there was no network', async () => {
    const run = await after(write('a'), granted, read, lost);
    expect(run.kept().at(-1)).toEqual({ type: 'queue.keep', letter: createStored('a') });
  });

  it('that has a letter no more, has it sent by another tab', async () => {
    const run = await after({ ...read, letters: [createStored('a')] }, { ...read, letters: [] });
    expect(run.context().letters).toEqual([]);
  });

  it('that keeps a letter is noted at that one', async () => {
    const run = await after(write('a'), write('b'), { type: 'queue.kept', clientId: 'b' });
    const isKept = run
      .context()
      .letters.map(
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
    expect(run.context().letters[0].getSnapshot().value).toBe('waiting');
    const other = await after(write('a'), granted, read, offline, refused('premium'));
    expect(other.context().letters[0].getSnapshot().value).toBe('failed');
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
    const [one, other] = run.context().letters;
    expect(one.getSnapshot().value).toBe('asking');
    expect(one.getSnapshot().context.question).toBe('moved');
    expect(other.getSnapshot().value).toBe('waiting');
  });
});

it('a letter for who has no network left fails for who wrote it, with its reason', async () => {
  const run = await after(write('a'), granted, read, refused('premium'));
  expect(run.world.notices.filter(({ type }) => type === 'outbox.failed')).toEqual([
    { type: 'outbox.failed', botId: createLetter('a').botId, reason: 'premium' },
  ]);
});
