import { expect } from 'vitest';
import { outgoingMachine } from '../../src/machines/conversation/outgoingMachine';
import { createMessage } from '../support/fixtures/conversations';
import { done, fault, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const message = createMessage(1, { author: 'user', clientId: 'client-1' });

const outgoingRun: Run<typeof outgoingMachine> = {
  machine: (world) => outgoingMachine.provide({ actors: { sendMessage: world.held() } }),
  input: ({ owner }) => ({ owner, chatId: 'chat-1', clientId: 'client-1', text: 'Hello' }),
};

testChart('outgoing', {
  ...outgoingRun,
  alphabet: [
    { type: 'outgoing.send' },
    { type: 'outgoing.retry' },
    done('sendMessage', { kind: 'accepted', message, replyId: 'message-2' }),
    ...['dailyLimit', 'inappropriate', 'conflict', 'premium', 'invalid'].map((reason) =>
      done('sendMessage', { kind: 'refused', reason }),
    ),
    fault('sendMessage'),
  ],
  invariant: (snapshot) => {
    const { reason, text } = snapshot.context;
    expect(text).toBe('Hello');
    expect(reason !== null).toBe(snapshot.matches('failed'));
    expect(snapshot.hasTag('failed')).toBe(snapshot.matches('failed'));
    expect(snapshot.hasTag('pending')).toBe(
      snapshot.matches('waiting') || snapshot.matches('sending'),
    );
    expect(snapshot.status).toBe(snapshot.matches('sent') ? 'done' : 'active');
  },
});
