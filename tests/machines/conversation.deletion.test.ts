import { describe, expect, it } from 'vitest';
import { stillShown } from '../../src/machines/conversation/removal';
import type { DeletionRef } from '../../src/machines/deletion/deletionMachine';
import { createMessage, createMessages } from '../support/fixtures/conversations';
import { done, fault, startRun } from '../support/machines';
import { conversationRun } from './conversationRun';

const page = (from: number, to: number, older: string | null = null) => ({
  messages: createMessages(from, to),
  older,
  newer: null,
});

const open = async (first = page(1, 4)) => {
  const run = startRun(conversationRun);
  await run.perform(done('loadHistory', first));
  const deletion = (messageId: string): DeletionRef =>
    run.context().deletions.find(({ id }: DeletionRef) => id === messageId);
  return {
    ...run,
    deletion,
    shown: () => {
      const { messages, removed } = run.context();
      return stillShown(messages, removed).map(({ seq }) => seq);
    },
    answer: (id: string, output: unknown) => run.perform(done(id, output)),
    undo: (messageId: string) => deletion(messageId).send({ type: 'deletion.undo' }),
  };
};

const remove = (seq: number) => ({ type: 'chat.delete', messageId: `message-${seq}` });
const told = (seq: number) => ({
  type: 'server.messageDeleted',
  chatId: 'chat-1',
  messageId: `message-${seq}`,
  replacedBy: null,
});
const arrived = (seq: number) => ({ type: 'server.message', message: createMessage(seq) });
const restored = (seq: number) => ({ kind: 'restored', message: createMessage(seq) });

describe('conversation, messages that are deleted', () => {
  it('takes a message out at once, and asks the server once', async () => {
    const run = await open();
    run.send(remove(2));
    run.send(remove(2));
    expect(run.shown()).toEqual([1, 3, 4]);
    expect(run.world.inputsOf('deleteMessage')).toEqual([
      { chatId: 'chat-1', messageId: 'message-2' },
    ]);
  });

  it('is no hit of the search in its chat any more, whether another stands in its place or none', async () => {
    const run = await open();
    const dropped: string[] = [];
    run.actor.system.inspect({
      next: (inspected) => {
        if (inspected.type === '@xstate.event' && inspected.event.type === 'search.drop')
          dropped.push(String(Object.values(inspected.event).at(-1)));
      },
    });
    run.send(told(3));
    run.send({ ...told(4), replacedBy: 'message-5' });
    expect(dropped).toEqual(['message-3', 'message-4']);
  });

  it('shows the message again that the server refused to delete, and hides it when tried again', async () => {
    const run = await open();
    run.send(remove(2));
    await run.perform(fault('deleteMessage'));
    expect(run.shown()).toEqual([1, 2, 3, 4]);
    run.deletion('message-2').send({ type: 'deletion.retry' });
    expect(run.shown()).toEqual([1, 3, 4]);
  });

  it('takes a deletion from the menu for the second try of one that was refused', async () => {
    const run = await open();
    run.send(remove(2));
    await run.perform(fault('deleteMessage'));
    run.send(remove(2));
    expect(run.shown()).toEqual([1, 3, 4]);
    expect(run.context().deletions).toHaveLength(1);
    expect(run.world.inputsOf('deleteMessage')).toHaveLength(2);
  });

  it('puts a message back at its place, whether the answer or the event comes first', async () => {
    for (const isEventFirst of [true, false]) {
      const run = await open();
      run.send(remove(2));
      await run.answer('deleteMessage', { kind: 'deleted' });
      run.send(told(2));
      run.undo('message-2');
      if (isEventFirst) run.send(arrived(2));
      await run.answer('restoreMessage', restored(2));
      run.send(arrived(2));
      expect(run.shown()).toEqual([1, 2, 3, 4]);
      expect(run.context().deletions).toEqual([]);
    }
  });

  it('keeps several deletions, each with its own way back', async () => {
    const run = await open();
    for (const seq of [2, 3]) {
      run.send(remove(seq));
      await run.answer('deleteMessage', { kind: 'deleted' });
    }
    expect(run.shown()).toEqual([1, 4]);
    run.undo('message-3');
    await run.answer('restoreMessage', restored(3));
    expect(run.shown()).toEqual([1, 3, 4]);
    expect(run.context().deletions.map(({ id }: DeletionRef) => id)).toEqual(['message-2']);
    run.undo('message-2');
    await run.answer('restoreMessage', restored(2));
    expect(run.shown()).toEqual([1, 2, 3, 4]);
  });

  it('follows what another tab deletes and brings back', async () => {
    const run = await open();
    run.send(told(3));
    expect(run.shown()).toEqual([1, 2, 4]);
    expect(run.context().deletions).toEqual([]);
    run.send(arrived(3));
    expect(run.shown()).toEqual([1, 2, 3, 4]);
  });

  it('ends its own deletion when another tab brings the message back', async () => {
    const run = await open();
    run.send(remove(3));
    await run.answer('deleteMessage', { kind: 'deleted' });
    run.send(told(3));
    run.send(arrived(3));
    expect(run.shown()).toEqual([1, 2, 3, 4]);
    expect(run.context().deletions).toEqual([]);
  });

  it('does not take an event from before the deletion for its undoing', async () => {
    const run = await open();
    run.send(remove(4));
    run.send(arrived(4));
    expect(run.shown()).toEqual([1, 2, 3]);
    expect(run.context().deletions).toHaveLength(1);
  });

  it('does not show again what a late page brings', async () => {
    const run = await open(page(3, 4, 'older-1'));
    run.send({ type: 'chat.older' });
    run.send(told(2));
    await run.answer('loadOlder', page(1, 2));
    expect(run.shown()).toEqual([1, 3, 4]);
  });

  it('leaves a message to its page that comes back from before all that is loaded', async () => {
    const run = await open(page(3, 4, 'older-1'));
    run.send(told(1));
    run.send(arrived(1));
    expect(run.shown()).toEqual([3, 4]);
    run.send({ type: 'chat.older' });
    await run.answer('loadOlder', page(1, 2));
    expect(run.shown()).toEqual([1, 2, 3, 4]);
  });

  it('ends a reply under way that is deleted', async () => {
    const run = await open();
    const place = { chatId: 'chat-1', messageId: 'message-5' };
    run.send({ type: 'server.replyStarted', ...place, seq: 5 });
    run.send(told(5));
    expect(run.context().reply).toBe(null);
    expect(run.actor.getSnapshot().matches({ reply: 'quiet' })).toBe(true);
  });
});

describe('conversation, a picture that is looked at', () => {
  const isOpen = (run: Awaited<ReturnType<typeof open>>) =>
    run.actor.getSnapshot().matches({ viewer: 'open' });

  it('stays while others come and go, until its viewer is closed', async () => {
    const run = await open();
    run.send({ type: 'viewer.show', messageId: 'message-2' });
    run.send(told(3));
    run.send(arrived(5));
    expect(run.context().pictureId).toBe('message-2');
    run.actor.getSnapshot().children.viewer?.send({ type: 'viewer.close' });
    expect([isOpen(run), run.context().pictureId]).toEqual([false, null]);
  });

  it('is put away when it is deleted, here or elsewhere', async () => {
    for (const event of [told(2), remove(2)]) {
      const run = await open();
      run.send({ type: 'viewer.show', messageId: 'message-2' });
      expect(isOpen(run)).toBe(true);
      run.send(event);
      expect(isOpen(run)).toBe(false);
    }
  });
});
