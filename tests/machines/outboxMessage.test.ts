import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { outboxMessageMachine } from '../../src/machines/outbox/outboxMessageMachine';
import type { OutboxMessageInput } from '../../src/machines/outbox/outboxMessageMachine';
import { createMessage } from '../support/fixtures/conversations';
import { createOutboxMessage } from '../support/fixtures/outboxMessages';
import { done, fault, startRun } from '../support/machines';

const send = { type: 'outboxMessage.send' };
const message = createMessage(4, { author: 'user', clientId: 'a' });
const accepted = done('sendMessage', { kind: 'accepted', message, replyId: 'reply-1' });
const refused = (reason: string) => done('sendMessage', { kind: 'refused', reason });
const lost = fault('sendMessage');
const ask = (question: string) => ({ type: 'outboxMessage.ask', question, chatId: 'chat-2' });
const confirm = { type: 'outboxMessage.confirm' };
const delivered = { type: 'outboxMessage.delivered' };
const reclaim = { type: 'outboxMessage.reclaim' };
const discard = { type: 'outboxMessage.discard' };
const of = (type: string) => ({ type, clientId: 'a' });

async function after(events: readonly AnyEventObject[], input: Partial<OutboxMessageInput> = {}) {
  const run = startRun({
    machine: (world) => outboxMessageMachine.provide({ actors: { sendMessage: world.held() } }),
    input: ({ owner }) => ({
      owner,
      outboxMessage: createOutboxMessage('a'),
      isKept: false,
      refusal: null,
      ...input,
    }),
  });
  await run.performAll(events);
  return {
    ...run,
    tags: ['pending', 'asking', 'failed'].filter((tag) => run.actor.getSnapshot().hasTag(tag)),
    status: () => run.actor.getSnapshot().status,
  };
}

type Way = readonly [string, readonly AnyEventObject[], Partial<OutboxMessageInput>];

const waiting: Way = ['waiting', [], {}];
const held: Way = ['held', [], { isHeld: true }];
const asking: Way = ['asking', [ask('old')], {}];
const sending: Way = ['sending', [send], {}];
const failed: Way = ['failed', [], { refusal: 'dailyLimit' }];
const unreachable: Way = ['failed', [send, lost], {}];

describe('a message says what it waits for', () => {
  it.each([
    [waiting, ['pending']],
    [held, ['pending']],
    [asking, ['asking']],
    [sending, ['pending']],
    [failed, ['failed']],
    [unreachable, ['failed']],
  ] as const)('%j', async ([value, events, input], tags) => {
    const run = await after(events, input);
    expect([run.value(), run.tags]).toEqual([value, tags]);
  });

  it('knows nothing of a question before it was asked', async () => {
    const { context } = await after([], { isKept: true });
    expect(context()).toMatchObject({
      isKept: true,
      isHeld: false,
      reason: null,
      question: null,
      isConfirmed: false,
      attempts: 0,
    });
  });
});

describe('a message that the server has', () => {
  it.each([waiting, held, asking, sending, failed, unreachable])(
    'is done with, while it is %s',
    async (_, events, input) => {
      const run = await after([...events, delivered], input);
      expect([run.value(), run.status()]).toEqual(['sent', 'done']);
      expect(run.world.notices.at(-1)).toEqual(of('outboxMessage.gone'));
    },
  );

  it('C3 under the same id, with other words, is none', async () => {
    const run = await after([delivered], { refusal: 'conflict' });
    expect(run.value()).toBe('failed');
  });
});

describe('the writer of a message', () => {
  it.each([waiting, held, asking, failed, unreachable])(
    'may have it back, or throw it away, while it is %s',
    async (_, events, input) => {
      const back = await after([...events, reclaim], input);
      expect([back.value(), back.status()]).toEqual(['returned', 'done']);
      expect(back.world.notices.at(-1)).toEqual(of('outboxMessage.returned'));
      const gone = await after([...events, discard], input);
      expect([gone.value(), gone.status()]).toEqual(['discarded', 'done']);
      expect(gone.world.notices.at(-1)).toEqual(of('outboxMessage.gone'));
    },
  );

  it('has it no more once it is on its way', async () => {
    expect((await after([send, reclaim, discard])).value()).toBe('sending');
  });
});

describe('a message that is sent', () => {
  it('says what the server answered', async () => {
    const run = await after([send, accepted]);
    expect(run.world.inputsOf('sendMessage')).toEqual([
      { chatId: 'chat-1', clientId: 'a', text: 'a' },
    ]);
    expect([run.value(), run.status()]).toEqual(['sent', 'done']);
    expect(run.world.notices).toEqual([
      { ...of('outboxMessage.sent'), message, replyId: 'reply-1' },
    ]);
    const not = await after([send, refused('premium')]);
    expect([not.value(), not.context().reason]).toEqual(['failed', 'premium']);
    expect(not.world.notices).toEqual([{ ...of('outboxMessage.failed'), reason: 'premium' }]);
  });

  it('that finds no network is tried again, ever later, up to five minutes', async () => {
    const run = await after([]);
    for (const pause of [30_000, 60_000, 120_000, 240_000, 300_000, 300_000]) {
      await run.performAll([send, lost]);
      expect(run.world.notices.at(-1)).toEqual({
        ...of('outboxMessage.failed'),
        reason: 'network',
      });
      run.world.clock.increment(pause - 1);
      expect([run.value(), run.context().reason]).toEqual(['failed', 'network']);
      run.world.clock.increment(1);
      expect([run.value(), run.context().reason]).toEqual(['waiting', null]);
      expect(run.world.notices.at(-1)).toEqual(of('outboxMessage.ready'));
    }
  });

  it('that was refused is tried again by its writer alone', async () => {
    const run = await after([send, refused('dailyLimit')]);
    run.world.clock.increment(600_000);
    expect(run.value()).toBe('failed');
    run.send({ type: 'outboxMessage.retry' });
    expect([run.value(), run.context().reason]).toEqual(['waiting', null]);
    expect(run.world.notices.at(-1)).toEqual(of('outboxMessage.ready'));
  });

  it('by another tab, and refused there, is refused here', async () => {
    const run = await after([{ type: 'outboxMessage.refused', reason: 'premium' }]);
    expect([run.value(), run.context().reason]).toEqual(['failed', 'premium']);
    expect(run.world.notices).toEqual([of('outboxMessage.held')]);
  });
});

describe('a message that is held', () => {
  it.each([
    ['is released', { type: 'outboxMessage.release' }],
    ['has waited for five seconds', null],
  ])('goes once it %s', async (_, event) => {
    const run = await after([], { isHeld: true });
    if (event === null) run.world.clock.increment(4_999);
    expect(run.value()).toBe('held');
    if (event === null) run.world.clock.increment(1);
    else run.send(event);
    expect(run.value()).toBe('waiting');
    expect(run.world.notices).toEqual([of('outboxMessage.ready')]);
  });
});

describe('a question', () => {
  it.each([waiting, held, failed, unreachable])(
    'is asked of a message that is %s, about where it would go',
    async (_, events, input) => {
      const run = await after([...events, ask('moved')], input);
      expect(run.value()).toBe('asking');
      expect(run.context()).toMatchObject({ question: 'moved', reason: null });
      expect(run.context().outboxMessage).toEqual(createOutboxMessage('a', { chatId: 'chat-2' }));
      expect(run.world.notices.at(-1)).toEqual(of('outboxMessage.held'));
      run.send(confirm);
      expect(run.value()).toBe('waiting');
      expect(run.context()).toMatchObject({ question: null, isConfirmed: true });
      expect(run.world.notices.at(-1)).toEqual(of('outboxMessage.ready'));
    },
  );

  it('of its age is asked once, of its conversation whenever that is another', async () => {
    const run = await after([ask('old'), confirm, ask('old')]);
    expect(run.value()).toBe('waiting');
    run.send(ask('moved'));
    expect(run.value()).toBe('asking');
    for (const input of [{ isHeld: true }, { refusal: 'dailyLimit' }] as const) {
      expect((await after([ask('old')], input)).value()).toBe('asking');
    }
  });
});

describe('a message that replies to a message', () => {
  const quote = { messageId: 'm', author: 'bot', text: 'Tea?', chatId: 'chat-1', seq: 3 } as const;
  const input = { outboxMessage: createOutboxMessage('a', { quote }) };
  const place = { clientId: 'a', text: 'a' };

  it('says so to the server, also after it was asked about', async () => {
    const ways = [[send], [{ ...ask('old'), chatId: 'chat-1' }, confirm, send]];
    for (const way of ways)
      expect((await after(way, input)).world.inputsOf('sendMessage')).toEqual([
        { ...place, chatId: 'chat-1', replyTo: 'm' },
      ]);
  });

  it('does not in another conversation, where there is no such message', async () => {
    const run = await after([ask('moved'), confirm, send], input);
    expect(run.world.inputsOf('sendMessage')).toEqual([{ ...place, chatId: 'chat-2' }]);
  });
});

it('a message notes that the device keeps it', async () => {
  expect((await after([{ type: 'outboxMessage.kept' }])).context().isKept).toBe(true);
});
