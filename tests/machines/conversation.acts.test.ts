import { describe, expect, it } from 'vitest';
import { createActor, createEmptyActor } from 'xstate';
import type { Message } from '../../src/machines/conversation/message';
import { outboxMessageMachine } from '../../src/machines/outbox/outboxMessageMachine';
import { createMessage } from '../support/fixtures/conversations';
import { createOutboxMessage, noon } from '../support/fixtures/outboxMessages';
import { done, fault, startRun } from '../support/machines';
import { conversationRun } from './conversationRun';

const mine = (seq: number, text: string, changes: Partial<Message> = {}) =>
  createMessage(seq, { author: 'user', clientId: `client-${seq}`, text, ...changes });

const first = createMessage(3, { text: 'One.' });
const question = mine(2, 'Tell me something');
const greeting = createMessage(1);

const version = (number: number, versions = number): Message =>
  createMessage(2 + number, {
    id: `version-${number}`,
    text: `Answer ${number}`,
    version: number,
    versions,
  });

const place = { chatId: 'chat-1' };
const replaced = (messageId: string, replacedBy: string | null) => ({
  type: 'server.messageDeleted',
  ...place,
  messageId,
  replacedBy,
});
const started = ({ id, seq }: Message) => ({
  type: 'server.replyStarted',
  ...place,
  messageId: id,
  seq,
});
const arrived = (message: Message) => ({ type: 'server.message', message });
const edited = (from: Message, message: Message) => ({
  type: 'server.messageEdited',
  ...place,
  messageId: from.id,
  fromSeq: from.seq,
  message,
});
const anew = (messageId = first.id, clientId = 'anew-1') => ({
  type: 'chat.regenerate',
  messageId,
  clientId,
});
const refused = (reason: string) => ({ kind: 'refused', reason });

const open = async (messages: readonly Message[] = [greeting, question, first]) => {
  const run = startRun(conversationRun);
  await run.perform({ type: 'outbox.changed', outboxMessages: [] });
  await run.perform(done('loadHistory', { messages, older: null, newer: null }));
  await run.perform(done('markRead'));
  return {
    ...run,
    texts: () => run.context().messages.map(({ text }: Message) => text),
    ids: () => run.context().messages.map(({ id }: Message) => id),
    alerts: () =>
      run.world.notices.flatMap((notice) =>
        'alert' in notice && typeof notice.alert === 'object' && notice.alert !== null
          ? [Object.values(notice.alert)[0]]
          : [],
      ),
  };
};

describe('conversation, another answer', () => {
  it('stays with the one that is there until the other begins, in the same row', async () => {
    const run = await open();
    await run.perform(anew());
    expect(run.world.inputsOf('regenerateReply')).toEqual([
      { chatId: 'chat-1', messageId: first.id, clientId: 'anew-1' },
    ]);
    await run.perform(replaced(first.id, 'version-2'));
    expect(run.texts()).toEqual(['Text 1', 'Tell me something', 'One.']);

    await run.perform(started(version(2)));
    expect(run.texts()).toEqual(['Text 1', 'Tell me something']);
    expect(run.context().reply).toEqual({ messageId: 'version-2', seq: 4, text: '' });
    await run.perform(done('regenerateReply', { kind: 'accepted', replyId: 'version-2' }));
    await run.perform(arrived(version(2)));
    expect(run.ids()).toEqual(['message-1', 'message-2', 'version-2']);
    expect(run.context().places).toEqual({ 'version-2': first.id });
    expect(run.context().reply).toBe(null);
    expect(run.value().versions).toBe('idle');
  });

  it('expects it where the answer to the call comes before the stream', async () => {
    const run = await open();
    await run.perform({ type: 'scroll.left' });
    await run.perform(anew());
    await run.perform(done('regenerateReply', { kind: 'accepted', replyId: 'version-2' }));
    expect(run.context().reply).toEqual({ messageId: 'version-2', seq: 4, text: '' });
    expect(run.texts()).toEqual(['Text 1', 'Tell me something']);
    await run.performAll([replaced(first.id, 'version-2'), started(version(2))]);
    expect(run.context().reply?.messageId).toBe('version-2');
    expect([run.value().scroll, run.context().turnId]).toEqual([{ following: 'turn' }, 'client-2']);
  });

  it('does not expect one again that the stream has told of, and of its end', async () => {
    const run = await open();
    await run.perform(anew());
    await run.performAll([
      replaced(first.id, 'version-2'),
      started(version(2)),
      replaced('version-2', first.id),
      arrived(first),
    ]);
    await run.perform(done('regenerateReply', { kind: 'accepted', replyId: 'version-2' }));
    expect(run.context().reply).toBe(null);
    expect(run.ids()).toEqual(['message-1', 'message-2', first.id]);
  });

  it('goes back to the one before where the other is stopped before its first word', async () => {
    const run = await open();
    await run.performAll([
      anew(),
      replaced(first.id, 'version-2'),
      started(version(2)),
      replaced('version-2', first.id),
      arrived(first),
    ]);
    expect(run.context().reply).toBe(null);
    expect(run.texts()).toEqual(['Text 1', 'Tell me something', 'One.']);
  });

  it.each([
    ['a message that is not the last', [greeting, question, first, mine(5, 'And?')], first.id],
    ['the greeting', [greeting], greeting.id],
    ['a text of the user’s', [greeting, question], question.id],
    ['a reply that broke off', [question, { ...first, state: 'failed' as const }], first.id],
  ])('is not asked for of %s', async (_, messages, id) => {
    const run = await open(messages);
    await run.perform(anew(id));
    expect(run.world.inputsOf('regenerateReply')).toEqual([]);
  });

  it('is asked for once at a time, and not while a reply is under way', async () => {
    const run = await open();
    await run.performAll([anew(), anew(first.id, 'anew-2')]);
    expect(run.world.inputsOf('regenerateReply').length).toBe(1);
    const other = await open();
    await other.performAll([started(version(2)), anew()]);
    expect(other.world.inputsOf('regenerateReply')).toEqual([]);
  });

  it('says so when it cannot be had, and the same wish keeps its id', async () => {
    const run = await open();
    await run.perform(anew());
    await run.perform(fault('regenerateReply'));
    await run.perform(anew(first.id, 'anew-2'));
    await run.perform(done('regenerateReply', refused('conflict')));
    expect(run.alerts()).toEqual(['regenerateFailed', 'regenerateFailed']);
    expect(run.world.inputsOf('regenerateReply')).toEqual(
      Array.from({ length: 2 }, () => ({
        chatId: 'chat-1',
        messageId: first.id,
        clientId: 'anew-1',
      })),
    );
    expect(run.texts().at(-1)).toBe('One.');
  });

  it.each(['dailyLimit', 'premium'])('leads to the offer: %s', async (reason) => {
    const run = await open();
    await run.perform(anew());
    await run.perform(done('regenerateReply', refused(reason)));
    expect(run.world.notices.at(-1)).toEqual({ type: 'offer.wanted', from: reason });
    expect(run.alerts()).toEqual([]);
  });
});

describe('conversation, its versions', () => {
  const talk = [greeting, question, version(2, 3)];
  const choose = (number: number, messageId = 'version-2') => ({
    type: 'version.choose',
    messageId,
    version: number,
  });

  it('shows the one that was chosen, in the same row, whichever comes first', async () => {
    const run = await open(talk);
    await run.perform(choose(1));
    expect(run.world.inputsOf('chooseVersion')).toEqual([
      { chatId: 'chat-1', messageId: 'version-2', version: 1 },
    ]);
    expect(run.texts().at(-1)).toBe('Answer 2');
    await run.perform(done('chooseVersion', version(1, 3)));
    await run.performAll([replaced('version-2', 'version-1'), arrived(version(1, 3))]);
    expect(run.ids()).toEqual(['message-1', 'message-2', 'version-1']);
    expect(run.context().places['version-1']).toBe('version-2');
    expect(run.context().chosenId).toBe('version-1');

    await run.performAll([
      choose(2, 'version-1'),
      replaced('version-1', 'version-2'),
      arrived(version(2, 3)),
    ]);
    await run.perform(done('chooseVersion', version(2, 3)));
    expect(run.ids()).toEqual(['message-1', 'message-2', 'version-2']);
    expect(run.context().places['version-2']).toBe('version-2');
    expect([run.value().versions, run.context().choice]).toEqual(['idle', null]);
  });

  it('follows what another tab chooses, and says nothing of it', async () => {
    const run = await open([...talk, mine(6, 'And then?')]);
    await run.performAll([replaced('version-2', 'version-1'), arrived(version(1, 3))]);
    expect(run.texts().slice(2)).toEqual(['Answer 1', 'And then?']);
    expect(run.context().chosenId).toBe(null);
  });

  it('goes to the last of several wishes, and lets go of those before', async () => {
    const run = await open(talk);
    await run.performAll([choose(1), choose(3)]);
    expect(run.world.calls.filter(({ id }) => id === 'chooseVersion')[0]?.signal.aborted).toBe(
      true,
    );
    await run.perform(done('chooseVersion', version(3)));
    expect(run.texts().at(-1)).toBe('Answer 3');
  });

  it('stays with the one that is there when it fails, and may be tried again', async () => {
    const run = await open(talk);
    await run.perform(choose(1));
    await run.perform(fault('chooseVersion'));
    expect(run.value().versions).toBe('choiceFailed');
    expect(run.texts().at(-1)).toBe('Answer 2');
    await run.perform(choose(1));
    await run.perform(done('chooseVersion', version(1, 3)));
    expect(run.texts().at(-1)).toBe('Answer 1');
  });

  it.each([0, 4])('knows that there is no version %d', async (number) => {
    const run = await open(talk);
    await run.perform(choose(number));
    expect(run.world.inputsOf('chooseVersion')).toEqual([]);
  });
});

describe('conversation, an edit', () => {
  const later = [mine(4, 'And then?'), createMessage(5, { text: 'Then it rained.' })];
  const begin = { type: 'edit.begin', messageId: question.id };
  const change = (text: string) => ({ type: 'edit.change', text });
  const send = (clientId = 'edit-1') => ({ type: 'edit.send', clientId });
  const sent = mine(6, 'Tell me more', { id: 'edited', clientId: 'edit-1', isEdited: true });

  const editing = async (text = 'Tell me more') => {
    const run = await open([greeting, question, first, ...later]);
    await run.performAll([begin, change(text)]);
    return run;
  };

  it('keeps what was said until the server has the new words, and what follows goes then', async () => {
    const run = await editing('  Tell me more ');
    await run.perform({ type: 'scroll.left' });
    await run.perform(send());
    expect(run.world.inputsOf('editMessage')).toEqual([
      {
        chatId: 'chat-1',
        messageId: question.id,
        clientId: 'edit-1',
        text: 'Tell me more',
      },
    ]);
    expect(run.ids().length).toBe(5);
    await run.perform(
      done('editMessage', { kind: 'accepted', message: sent, replyId: 'message-7' }),
    );
    expect(run.ids()).toEqual(['message-1', 'edited']);
    expect(run.context().reply).toEqual({ messageId: 'message-7', seq: 7, text: '' });
    expect([run.value().edit, run.context().edit]).toEqual(['idle', null]);
    expect([run.value().scroll, run.context().turnId]).toEqual([{ following: 'turn' }, 'edit-1']);
  });

  it('is over as soon as the stream tells of it, with what came after it', async () => {
    const run = await editing();
    await run.performAll([
      send(),
      edited(question, sent),
      arrived(createMessage(7, { text: 'More.' })),
      edited(question, sent),
    ]);
    expect(run.texts()).toEqual(['Text 1', 'Tell me more', 'More.']);
    expect(run.value().edit).toBe('idle');
    expect(run.alerts()).toEqual([]);
  });

  it('ends the reply that it withdraws, and leaves one before it be', async () => {
    const run = await open([greeting, question]);
    await run.perform(started(first));
    await run.perform(edited(mine(4, 'And?'), mine(6, 'And so?')));
    expect(run.context().reply?.messageId).toBe(first.id);
    await run.perform(edited(question, sent));
    expect(run.context().reply).toBe(null);
  });

  it('is taken back by a cancel', async () => {
    const run = await editing();
    await run.perform({ type: 'edit.cancel' });
    expect([run.value().edit, run.context().edit, run.context().draft]).toEqual(['idle', null, '']);
    expect(run.ids().length).toBe(5);
  });

  it.each(['', '  ', 'Tell me something', ' Tell me something '])(
    'sends nothing that says nothing new: %j',
    async (text) => {
      const run = await editing(text);
      await run.perform(send());
      expect(run.world.inputsOf('editMessage')).toEqual([]);
    },
  );

  it.each(['inappropriate', 'crisis', 'invalid', 'conflict', 'dailyLimit', 'premium'])(
    'keeps the words that were refused, with the reason: %s',
    async (reason) => {
      const run = await editing();
      await run.perform(send());
      await run.perform(done('editMessage', refused(reason)));
      expect(run.value().edit).toEqual({ open: 'failed' });
      expect(run.context().edit).toMatchObject({ text: 'Tell me more', reason });
      const isLimit = reason === 'dailyLimit' || reason === 'premium';
      expect(run.world.notices.at(-1)).toEqual(
        isLimit ? { type: 'offer.wanted', from: reason } : undefined,
      );
      await run.perform(change('Tell me less'));
      expect(run.context().edit).toMatchObject({ text: 'Tell me less', reason: null });
      expect(run.ids().length).toBe(5);
    },
  );

  it('C2 repeats the same words under the same id, and C3 other words under another', async () => {
    const run = await editing();
    for (const [id, text] of [
      ['edit-1', 'Tell me more'],
      ['edit-2', 'Tell me more'],
      ['edit-3', 'Tell me all'],
    ]) {
      await run.performAll([change(text ?? ''), send(id)]);
      await run.perform(fault('editMessage'));
      expect(run.context().edit?.reason).toBe('network');
    }
    expect(run.world.inputsOf('editMessage')).toMatchObject([
      { clientId: 'edit-1', text: 'Tell me more' },
      { clientId: 'edit-1', text: 'Tell me more' },
      { clientId: 'edit-3', text: 'Tell me all' },
    ]);
  });

  it('C2 is over when the stream tells that the lost answer was a yes', async () => {
    const run = await editing();
    await run.perform(send());
    await run.perform(fault('editMessage'));
    await run.perform(edited(question, sent));
    expect([run.value().edit, run.context().draft]).toEqual(['idle', '']);
  });

  it.each([
    ['withdrawn by another edit', edited(greeting, mine(9, 'Else', { id: 'else' }))],
    ['deleted', replaced(question.id, null)],
  ])('gives the words back when its message is %s elsewhere', async (_, event) => {
    const run = await editing();
    await run.perform({ type: 'chat.edit', text: 'And besides' });
    await run.perform(event);
    expect(run.value().edit).toBe('idle');
    expect(run.context().draft).toBe('And besides\nTell me more');
    expect(run.world.commands.slice(-2)).toEqual([
      { type: 'draft.write', text: 'And besides\nTell me more' },
      { type: 'edit.write', edit: null },
    ]);
    expect(run.alerts()).toEqual(['editGone']);
  });

  it('is over without a word when a message that is not changed goes', async () => {
    const run = await editing('Tell me something');
    await run.perform(replaced(question.id, null));
    expect([run.value().edit, run.context().draft, run.alerts()]).toEqual(['idle', '', []]);
  });

  it('gives the words back when the server knows the message no more', async () => {
    const run = await editing();
    await run.perform(send());
    await run.perform(done('editMessage', refused('gone')));
    expect([run.value().edit, run.context().draft]).toEqual(['idle', 'Tell me more']);
  });

  it('goes on when another message is deleted, or edited after it', async () => {
    const run = await editing();
    await run.performAll([
      replaced('message-5', null),
      edited(mine(4, ''), mine(9, 'Else', { id: 'else' })),
    ]);
    expect(run.value().edit).toEqual({ open: 'writing' });
    expect(run.texts()).toEqual(['Text 1', 'Tell me something', 'One.', 'Else']);
  });

  it('is of one’s own messages alone, and goes over to another while nothing is changed', async () => {
    const run = await open([greeting, question, first, ...later]);
    await run.perform({ type: 'edit.begin', messageId: first.id });
    expect(run.value().edit).toBe('idle');
    await run.performAll([begin, { type: 'edit.begin', messageId: 'message-4' }]);
    expect(run.context().edit?.original).toBe('And then?');
    await run.performAll([change('And now?'), begin]);
    expect(run.context().edit?.text).toBe('And now?');
  });
});

describe('conversation, what is sent during a stop', () => {
  const send = (clientId: string) => ({
    type: 'chat.send',
    clientId,
    writtenAt: noon,
    text: clientId,
  });
  const written = (clientId: string, isHeld: boolean) => ({
    type: 'outboxMessage.written',
    outboxMessage: createOutboxMessage(clientId),
    ...(isHeld && { isHeld }),
  });
  const held = (clientId: string) =>
    createActor(outboxMessageMachine, {
      id: clientId,
      input: {
        owner: createEmptyActor(),
        outboxMessage: createOutboxMessage(clientId),
        isKept: true,
        refusal: null,
        isHeld: true,
      },
    }).start();

  it.each([
    ['acknowledged', done('stopReply')],
    ['refused', fault('stopReply')],
    ['made needless by the end of the reply', arrived(first)],
  ])('C9 waits in the outbox until the stop is %s', async (_, event) => {
    const run = await open([greeting, question]);
    await run.performAll([started(first), { type: 'chat.stop' }, send('a')]);
    expect(run.world.notices).toContainEqual(written('a', true));
    expect(run.context().draft).toBe('');
    const outboxMessage = held('a');
    run.send({ type: 'outbox.changed', outboxMessages: [outboxMessage] });
    expect(outboxMessage.getSnapshot().value).toBe('held');

    await run.perform(event);
    expect(outboxMessage.getSnapshot().value).toBe('waiting');
    await run.perform(send('b'));
    expect(run.world.notices.at(-1)).toEqual(written('b', false));
  });
});
