import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { outboxHostMachine } from '../../src/machines/outbox/outboxHostMachine';
import { createChat, createMessage } from '../support/fixtures/conversations';
import { createOutboxMessage, noon } from '../support/fixtures/outboxMessages';
import { done, fault, startRun, World } from '../support/machines';
import { heldOutbox } from './outboxRun';

const chat = createChat();
const opened = { type: 'chat.opened', chat };
const open = { type: 'outbox.open' };
const written = { type: 'outboxMessage.written', outboxMessage: createOutboxMessage('a') };

async function after(...events: readonly AnyEventObject[]) {
  const inside = new World();
  const run = startRun({
    machine: (world) => outboxHostMachine.provide({ actors: { loadOutbox: world.held() } }),
    input: ({ owner }) => ({ owner, isOnline: true }),
    delays: { retryPause: 5_000 },
  });
  const here = done('loadOutbox', heldOutbox(inside));
  await run.performAll(events.map((event) => (event.type === 'here' ? here : event)));
  return { ...run, inside, outbox: () => run.context().outbox?.getSnapshot() };
}

const here = { type: 'here' };

describe('the host of the outbox', () => {
  it('gives it what was known before it came', async () => {
    const run = await after({ type: 'network.offline' }, opened, open, here);
    expect(run.value()).toBe('open');
    expect(run.outbox().context).toMatchObject({ openChat: chat, isOnline: false });
    const online = await after({ type: 'network.offline' }, { type: 'network.online' }, open, here);
    expect(online.outbox().context).toMatchObject({ openChat: null, isOnline: true });
  });

  it('asks again after five seconds for code that could not be had', async () => {
    const run = await after(open, fault('loadOutbox'));
    expect(run.value()).toBe('behind');
    run.world.clock.increment(4_999);
    expect(run.value()).toBe('behind');
    run.world.clock.increment(1);
    expect(run.value()).toBe('loading');
    expect(run.world.inputsOf('loadOutbox')).toHaveLength(2);
  });

  it('passes on what happens', async () => {
    const run = await after(open, here, written);
    expect(run.outbox().context.outboxMessages).toHaveLength(1);
    run.send({ type: 'queue.read', outboxMessages: null, now: noon });
    run.send(opened);
    expect(run.outbox().context.openChat).toEqual(chat);
    run.send({ type: 'network.offline' });
    expect(run.outbox().value).toMatchObject({ post: 'offline' });
    run.send({ type: 'network.online' });
    expect(run.outbox().value).toMatchObject({ post: { turn: 'queueing' } });
    run.send({
      type: 'server.message',
      message: createMessage(4, { author: 'user', clientId: 'a' }),
    });
    expect(run.outbox().context.outboxMessages).toEqual([]);
  });

  it('passes on that the line is back', async () => {
    const run = await after(open, here, written);
    const [outboxMessage] = run.outbox().context.outboxMessages;
    outboxMessage.send({ type: 'outboxMessage.refused', reason: 'network' });
    expect(outboxMessage.getSnapshot().value).toBe('failed');
    run.send({ type: 'server.ready', resync: false });
    expect(outboxMessage.getSnapshot().value).toBe('waiting');
  });

  it('has nothing to close where nobody logged in', async () => {
    const run = await after({ type: 'outbox.close' });
    expect([run.value(), run.faults]).toEqual(['closed', []]);
  });

  it('keeps nothing of who logged out', async () => {
    const run = await after(opened, open, here, written);
    const { outbox } = run.context();
    run.send({ type: 'outbox.close' });
    expect(run.value()).toBe('closed');
    expect(outbox.getSnapshot().status).toBe('stopped');
    expect(run.context()).toMatchObject({ outbox: null, openChat: null });
    run.send(written);
    expect(run.context().outbox).toBe(null);
    await run.performAll([open]);
    expect(run.value()).toBe('loading');
  });
});
