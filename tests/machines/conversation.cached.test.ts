import { describe, expect, it } from 'vitest';
import { offlineCopyMachine } from '../../src/machines/offlineCopy/offlineCopyMachine';
import { createMessage } from '../support/fixtures/conversations';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';
import { conversationRun } from './conversationRun';

const kept = {
  messages: [createMessage(1), createMessage(2)],
  older: 'kept',
  newer: null,
  cachedAt: 7,
};
const latest = { messages: [createMessage(2), createMessage(3)], older: 'c1', newer: null };

testChart('conversation, what the device kept of it', {
  ...conversationRun,
  alphabet: [
    done('loadHistory', kept),
    done('renew', kept),
    done('renew', latest),
    fault('renew'),
    after('catchUpPause', 'conversation.history.shown.kept'),
    { type: 'chat.retry' },
    { type: 'server.ready', resync: false },
    { type: 'server.ready', resync: true },
    { type: 'server.message', message: createMessage(4) },
  ],
  isPart: true,
  facts: ({ value, context: { messages, older } }) =>
    JSON.stringify([value.history, messages.map(({ seq }: { seq: number }) => seq), older]),
  invariant: (snapshot) => {
    if (snapshot.hasTag('loading')) return;
    expect(snapshot.context.older).toBe(snapshot.hasTag('kept') ? 'kept' : 'c1');
  },
});

const opened = async () => {
  const run = startRun(conversationRun);
  await run.perform(done('loadHistory', kept));
  return { ...run, asked: () => run.world.inputsOf('renew').length };
};

describe('a chat that the device kept', () => {
  it('is shown, and gives way to the latest messages as soon as there is a line', async () => {
    const run = await opened();
    expect(run.context()).toMatchObject({ messages: kept.messages });
    expect(run.value().history).toEqual({ shown: 'kept' });
    await run.perform({ type: 'server.ready', resync: false });
    await run.perform({ type: 'server.message', message: createMessage(9) });
    await run.perform(
      done('renew', { messages: [createMessage(1), createMessage(8)], older: 'c1', newer: null }),
    );
    expect(run.context()).toMatchObject({
      messages: [createMessage(1), createMessage(8), createMessage(9)],
      older: 'c1',
    });
    expect(run.value().history).toEqual({ shown: 'idle' });
  });

  it('is asked for again every five seconds', async () => {
    const run = await opened();
    run.world.clock.increment(5_000);
    expect(run.asked()).toBe(1);
    await run.perform(done('renew', kept));
    run.world.clock.increment(4_999);
    expect(run.asked()).toBe(1);
    run.world.clock.increment(1);
    expect(run.asked()).toBe(2);
    expect(run.value().history).toEqual({ shown: 'renewing' });
  });

  it('never takes the place of what is on screen, which is newer', async () => {
    const run = startRun(conversationRun);
    await run.perform(done('loadHistory', latest));
    await run.perform({ type: 'server.ready', resync: true });
    await run.perform(done('catchUp', kept));
    expect(run.context()).toMatchObject({
      messages: latest.messages,
      older: 'c1',
    });
    expect(run.value().history).toEqual({ shown: 'behind' });
  });
});

const offlineCopyRun = {
  machine: (world) =>
    offlineCopyMachine.provide({
      actors: { cacheWriter: world.port(), registerWorker: world.held() },
    }),
} satisfies Run<typeof offlineCopyMachine>;

testChart('offlineCopy', {
  ...offlineCopyRun,
  alphabet: [
    done('registerWorker', 'registered'),
    done('registerWorker', 'unwanted'),
    fault('registerWorker'),
  ],
  mayRest: ['worker'],
  invariant: (snapshot) => {
    expect('cacheWriter' in snapshot.children).toBe(true);
    expect('registerWorker' in snapshot.children).toBe(snapshot.matches({ worker: 'registering' }));
  },
});

it.each([
  [done('registerWorker', 'registered'), 'registered'],
  [done('registerWorker', 'unwanted'), 'absent'],
  [fault('registerWorker'), 'absent'],
])('%j leaves the worker %s, and the keeping goes on', async (event, worker) => {
  const run = startRun(offlineCopyRun);
  await run.perform(event);
  expect(run.value()).toEqual({ keeping: {}, worker });
  expect(run.actor.getSnapshot().status).toBe('active');
});
