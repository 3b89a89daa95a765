import { expect } from 'vitest';
import type { Message } from '../../src/machines/conversation/message';
import { createMessage } from '../support/fixtures/conversations';
import { done, fault, testChart } from '../support/machines';
import { conversationRun } from './conversationRun';

const question = createMessage(1, { author: 'user', clientId: 'client-1' });
const one = createMessage(2, { versions: 2 });
const two = createMessage(3, { version: 2, versions: 2 });
const place = { chatId: 'chat-1' };
const kept = {
  messageId: question.id,
  seq: 1,
  original: question.text,
  text: 'Kept words',
  sent: null,
};
const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);

testChart('conversation, its versions', {
  ...conversationRun,
  alphabet: [
    done('loadHistory', { messages: [question, one], older: null, newer: null }),
    { type: 'chat.regenerate', messageId: one.id, clientId: 'anew-1' },
    done('regenerateReply', { kind: 'accepted', replyId: two.id }),
    done('regenerateReply', { kind: 'refused', reason: 'dailyLimit' }),
    fault('regenerateReply'),
    { type: 'version.choose', messageId: one.id, version: 2 },
    done('chooseVersion', two),
    fault('chooseVersion'),
    { type: 'server.messageDeleted', ...place, messageId: one.id, replacedBy: two.id },
    { type: 'server.message', message: two },
  ],
  isPart: true,
  facts: ({ value: { versions, history, reply }, context }) =>
    JSON.stringify([versions, history, reply, idsOf(context.messages), context.places]),
  invariant: (snapshot) => {
    const { messages, reply, places, choice } = snapshot.context;
    const shown: string[] = reply === null ? [] : [reply.messageId];
    const rows = [...idsOf(messages), ...shown].map((id) => places[id] ?? id);
    const isTold = Object.keys(places).length > 0;
    if (isTold && reply !== null) expect(new Set(rows).size).toBe(rows.length);
    expect(choice !== null).toBe(
      snapshot.matches({ versions: 'choosing' }) || snapshot.matches({ versions: 'choiceFailed' }),
    );
  },
  limit: 4_000,
});

testChart('conversation, an edit', {
  ...conversationRun,
  alphabet: [
    done('loadHistory', { messages: [question, one], older: null, newer: null }),
    { type: 'edit.begin', messageId: question.id },
    { type: 'edit.loaded', edit: kept },
    { type: 'edit.loaded', edit: { ...kept, messageId: 'message-0', seq: 0 } },
    done('lookForEdited', {
      kind: 'found',
      page: { messages: [createMessage(0)], older: null, newer: 'd0' },
    }),
    done('lookForEdited', { kind: 'gone' }),
    fault('lookForEdited'),
    { type: 'edit.change', text: 'Other words' },
    { type: 'edit.change', text: ' ' },
    { type: 'edit.send', clientId: 'edit-1' },
    { type: 'edit.cancel' },
    done('editMessage', {
      kind: 'accepted',
      message: createMessage(4, { author: 'user', clientId: 'edit-1', text: 'Other words' }),
      replyId: 'message-5',
    }),
    done('editMessage', { kind: 'refused', reason: 'inappropriate' }),
    done('editMessage', { kind: 'refused', reason: 'dailyLimit' }),
    done('editMessage', { kind: 'refused', reason: 'gone' }),
    fault('editMessage'),
    {
      type: 'server.messageEdited',
      ...place,
      messageId: question.id,
      fromSeq: 1,
      message: createMessage(4, { author: 'user', clientId: 'edit-1', text: 'Other words' }),
    },
    { type: 'server.messageDeleted', ...place, messageId: question.id, replacedBy: null },
  ],
  isPart: true,
  // Words that were given back more than once make no other state.
  facts: ({ value: { edit, history, reply }, context }) =>
    JSON.stringify([edit, history, reply, idsOf(context.messages), context.edit]),
  invariant: (snapshot) => {
    const { edit } = snapshot.context;
    expect(edit !== null).toBe(snapshot.hasTag('editing'));
    expect((edit?.reason ?? null) !== null).toBe(snapshot.matches({ edit: { open: 'failed' } }));
    if (snapshot.matches({ edit: { open: 'sending' } }))
      expect(edit.sent.text).toBe(edit.text.trim());
  },
});
