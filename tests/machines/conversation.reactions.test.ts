import { describe, expect, it } from 'vitest';
import { reactionTo } from '../../src/machines/conversation/reactions';
import { createMessage, createMessages } from '../support/fixtures/conversations';
import { done, fault, startRun } from '../support/machines';
import { conversationRun } from './conversationRun';

const page = { messages: createMessages(1, 3), older: null, newer: null };
const saved = done('saveReaction', { kind: 'saved' });
const react = (reaction: string, messageId = 'message-2') => ({
  type: 'chat.react',
  messageId,
  reaction,
});
const told = (reaction?: '❤️' | '😂') => ({
  type: 'server.message',
  message: createMessage(2, { reaction }),
});
const resync = { type: 'server.ready', resync: true };

const open = async (messages = page.messages) => {
  const run = startRun(conversationRun);
  await run.perform(done('loadHistory', { ...page, messages }));
  return {
    ...run,
    shown: () => {
      const { messages: all, reactions } = run.context();
      const message = all.find(({ id }: { id: string }) => id === 'message-2');
      return reactionTo(reactions['message-2']?.getSnapshot().context.reaction, message);
    },
    asked: () => run.world.inputsOf('saveReaction'),
    saving: () => Object.keys(run.context().reactions),
  };
};

describe('conversation, reactions', () => {
  it('shows a reaction at once, and keeps it when it is saved', async () => {
    const run = await open();
    run.send(react('❤️'));
    expect(run.shown()).toBe('❤️');
    expect(run.world.inputsOf('saveReaction')).toEqual([
      { chatId: 'chat-1', messageId: 'message-2', reaction: '❤️' },
    ]);
    await run.perform(saved);
    expect([run.shown(), run.saving()]).toEqual(['❤️', []]);
  });

  it('takes the reaction off that is pressed again, also before it is saved', async () => {
    const run = await open([createMessage(2, { reaction: '😂' })]);
    run.send(react('😂'));
    expect(run.shown()).toBeNull();
    run.send(react('😂'));
    run.send(react('😂'));
    await run.perform(saved);
    expect([run.shown(), run.saving(), run.asked()]).toEqual([
      null,
      [],
      [{ chatId: 'chat-1', messageId: 'message-2', reaction: null }],
    ]);
    run.send(react('👍'));
    expect(run.shown()).toBe('👍');
  });

  it('rolls back and says so when it could not be saved', async () => {
    const run = await open([createMessage(2, { reaction: '😂' })]);
    run.send(react('❤️'));
    await run.perform(fault('saveReaction'));
    expect([run.shown(), run.saving()]).toEqual(['😂', []]);
    expect(run.world.notices).toContainEqual({
      type: 'alert.raised',
      alert: { content: 'reactionFailed', type: 'error' },
    });
  });

  it('says nothing when the message was deleted elsewhere', async () => {
    const run = await open();
    run.send(react('❤️'));
    await run.perform(done('saveReaction', { kind: 'gone' }));
    expect([run.shown(), run.saving()]).toEqual([null, []]);
    expect(run.world.notices.filter(({ type }) => type === 'alert.raised')).toEqual([]);
  });

  it('takes no reaction to what is not on screen', async () => {
    const run = await open();
    run.send(react('❤️', 'message-9'));
    expect(run.asked()).toEqual([]);
  });

  it('shows what another tab or device chose, and what it chose later', async () => {
    const run = await open();
    run.send(told('❤️'));
    expect(run.shown()).toBe('❤️');
    run.send(told());
    expect(run.shown()).toBeNull();

    run.send(react('❤️'));
    run.send(told('❤️'));
    run.send(told('😂'));
    await run.perform(saved);
    expect(run.shown()).toBe('😂');
  });

  it('takes a reaction that the event stream missed over from the page', async () => {
    const run = await open();
    run.send(resync);
    await run.perform(done('catchUp', { ...page, messages: [told('😂').message] }));
    expect(run.shown()).toBe('😂');
    run.send(resync);
    await run.perform(done('catchUp', page));
    expect(run.shown()).toBeNull();
  });

  it('keeps a reaction that is newer than the page (row C6)', async () => {
    const run = await open();
    run.send(resync);
    run.send(told('❤️'));
    await run.perform(done('catchUp', page));
    expect(run.shown()).toBe('❤️');

    run.send(resync);
    run.send(react('😂'));
    await run.perform(saved);
    await run.perform(done('catchUp', page));
    expect(run.shown()).toBe('😂');
  });

  it('keeps a reaction that came before the first page', async () => {
    const run = startRun(conversationRun);
    run.send(told('❤️'));
    await run.perform(done('loadHistory', page));
    expect(run.context().messages[1].reaction).toBe('❤️');
  });
});
