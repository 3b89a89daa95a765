import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/machines/conversation/message';
import { createMessage } from '../support/fixtures/conversations';
import { done, fault, startRun } from '../support/machines';
import { conversationRun } from './conversationRun';

const greeting = createMessage(1);
const question = createMessage(2, { author: 'user', clientId: 'client-2', text: 'Tell me' });
const sent = { clientId: 'edit-1', text: 'Tell me more' };
const edited = createMessage(6, { id: 'edited', author: 'user', isEdited: true, ...sent });
const kept = {
  messageId: question.id,
  seq: question.seq,
  original: 'Tell me',
  text: 'Tell me more',
  sent: null,
};

const change = (text: string) => ({ type: 'edit.change', text });
const loaded = (edit: object = kept) => ({ type: 'edit.loaded', edit });
const page = (...messages: readonly Message[]) => ({ messages, older: 'older', newer: null });
const history = (...messages: readonly Message[]) => done('loadHistory', page(...messages));

const start = () => {
  const run = startRun(conversationRun);
  return {
    ...run,
    /** What the device has of the edit after all that was written there. */
    onDevice: () =>
      run.world.commands.flatMap((command) => ('edit' in command ? [command.edit] : [])).at(-1),
    place: () => [run.value().edit, run.context().edit?.text ?? null, run.context().draft],
    alerts: () => run.world.notices.filter(({ type }) => type === 'alert.raised').length,
  };
};

const writing = async () => {
  const run = start();
  await run.perform(history(greeting, question));
  await run.performAll([{ type: 'edit.begin', messageId: question.id }, change('Tell me more')]);
  return run;
};

describe('an edit, on the device', () => {
  it('is kept with each change, and with the id of an attempt', async () => {
    const run = await writing();
    expect(run.onDevice()).toEqual(kept);
    await run.performAll([change('Tell me all'), { type: 'edit.send', clientId: 'edit-1' }]);
    expect(run.onDevice()).toEqual({
      ...kept,
      text: 'Tell me all',
      sent: { clientId: 'edit-1', text: 'Tell me all' },
    });
    await run.perform(fault('editMessage'));
    expect(run.onDevice()).toMatchObject({ text: 'Tell me all' });
  });

  it('is not kept while its words are still those that were said', async () => {
    const run = await writing();
    await run.perform(change('Tell me '));
    expect(run.onDevice()).toBe(null);
  });

  it.each([
    ['cancelled', { type: 'edit.cancel' }],
    [
      'told of by the stream',
      {
        type: 'server.messageEdited',
        chatId: 'chat-1',
        messageId: question.id,
        fromSeq: 2,
        message: edited,
      },
    ],
    ['taken for gone', { type: 'server.messageDeleted', messageId: question.id, replacedBy: null }],
  ])('goes when it is %s', async (_, event) => {
    const run = await writing();
    await run.perform(event);
    expect(run.onDevice()).toBe(null);
  });

  it('goes when the server has the new words, and not before', async () => {
    const run = await writing();
    await run.perform({ type: 'edit.send', clientId: 'edit-1' });
    expect(run.onDevice()).toEqual({ ...kept, sent });
    await run.perform(done('editMessage', { kind: 'accepted', message: edited, replyId: null }));
    expect(run.onDevice()).toBe(null);
  });
});

describe('an edit that was left unfinished', () => {
  it('is open again at once, beside the draft, and is cancelled without it', async () => {
    const run = start();
    await run.performAll([{ type: 'draft.loaded', text: 'And besides' }, loaded()]);
    expect(run.place()).toEqual([{ open: 'returning' }, 'Tell me more', 'And besides']);
    await run.perform(history(greeting, question));
    expect(run.place()).toEqual([{ open: 'writing' }, 'Tell me more', 'And besides']);
    expect(run.world.inputsOf('lookForEdited')).toEqual([]);
    await run.perform({ type: 'edit.cancel' });
    expect(run.place()).toEqual(['idle', null, 'And besides']);
    expect(run.onDevice()).toBe(null);
  });

  it('is written on while the messages are on their way, and stays when they cannot be had', async () => {
    const run = start();
    await run.performAll([loaded(), change('Tell me all'), fault('loadHistory')]);
    expect(run.place()).toEqual([{ open: 'returning' }, 'Tell me all', '']);
    expect(run.onDevice()).toEqual({ ...kept, text: 'Tell me all' });
    await run.performAll([{ type: 'chat.retry' }, history(question)]);
    expect(run.value().edit).toEqual({ open: 'writing' });
  });

  it('C2 is sent again under the id of the attempt that was not answered', async () => {
    const run = start();
    await run.performAll([loaded({ ...kept, sent }), history(question)]);
    await run.perform({ type: 'edit.send', clientId: 'edit-2' });
    expect(run.world.inputsOf('editMessage')).toMatchObject([sent]);
  });

  it('C2 is over where the messages show that the attempt went through', async () => {
    const run = start();
    await run.performAll([loaded({ ...kept, sent }), history(greeting, edited)]);
    expect(run.place()).toEqual(['idle', null, '']);
    expect([run.onDevice(), run.alerts()]).toEqual([null, 0]);
  });

  it('is over when another tab sends the same words', async () => {
    const run = start();
    await run.performAll([
      loaded(),
      history(greeting, question),
      {
        type: 'server.messageEdited',
        chatId: 'chat-1',
        messageId: question.id,
        fromSeq: 2,
        message: { ...edited, clientId: 'of-another-tab' },
      },
    ]);
    expect(run.place()).toEqual(['idle', null, '']);
    expect([run.onDevice(), run.alerts()]).toEqual([null, 0]);
  });

  it('of a message far back goes on where the server has it still', async () => {
    const run = start();
    await run.performAll([loaded(), history(greeting)]);
    expect(run.world.inputsOf('lookForEdited')).toEqual([
      { chatId: 'chat-1', messageId: question.id },
    ]);
    await run.perform(change('Tell me all'));
    expect(run.place()).toEqual([{ open: 'looking' }, 'Tell me all', '']);
    await run.perform(done('lookForEdited', { kind: 'found', page: page(question) }));
    expect(run.place()).toEqual([{ open: 'writing' }, 'Tell me all', '']);
    expect(run.world.inputsOf('lookForEdited').length).toBe(1);
  });

  it('goes on where it cannot be known whether the message is still there', async () => {
    const run = start();
    await run.performAll([loaded(), history(greeting), fault('lookForEdited')]);
    expect(run.place()).toEqual([{ open: 'writing' }, 'Tell me more', '']);
  });

  it.each([
    ['', 'Tell me more'],
    ['And besides', 'And besides\nTell me more'],
  ])(
    'becomes the draft when its message is gone, after one that is there: %j',
    async (text, draft) => {
      const run = start();
      await run.performAll([
        { type: 'draft.loaded', text },
        loaded(),
        history(greeting),
        done('lookForEdited', { kind: 'gone' }),
      ]);
      expect(run.place()).toEqual(['idle', null, draft]);
      expect(run.world.commands).toContainEqual({ type: 'draft.write', text: draft });
      expect([run.onDevice(), run.alerts()]).toEqual([null, 1]);
    },
  );
});
