import { describe, expect, it } from 'vitest';
import { createMessage } from '../support/fixtures/conversations';
import { done, fault, startRun } from '../support/machines';
import { deletionRun } from './deletionRun';

const messageId = 'message-2';
const message = createMessage(2);
const ended = { type: 'deletion.ended', messageId };

const begin = () => {
  const run = startRun(deletionRun);
  return {
    ...run,
    notices: () => run.world.notices,
    isUndoable: () => run.actor.getSnapshot().hasTag('undoable'),
  };
};

const deleted = async () => {
  const run = begin();
  await run.perform(done('deleteMessage', { kind: 'deleted' }));
  return run;
};

describe('deletion', () => {
  it('can be undone for ten seconds', async () => {
    const run = await deleted();
    run.world.clock.increment(9_999);
    expect(run.isUndoable()).toBe(true);
    run.world.clock.increment(1);
    expect(run.isUndoable()).toBe(false);
    expect(run.notices()).toEqual([ended]);
    expect(run.world.inputsOf('restoreMessage')).toEqual([]);
  });

  it('stays undoable under pointer or focus, and a moment after', async () => {
    const run = await deleted();
    run.send({ type: 'deletion.hold' });
    run.world.clock.increment(60_000);
    expect(run.isUndoable()).toBe(true);
    run.send({ type: 'deletion.release' });
    run.world.clock.increment(3_999);
    expect(run.isUndoable()).toBe(true);
    run.world.clock.increment(1);
    expect(run.isUndoable()).toBe(false);
  });

  it('stays for who holds it before the server has answered', async () => {
    const run = begin();
    run.send({ type: 'deletion.hold' });
    await run.perform(done('deleteMessage', { kind: 'deleted' }));
    run.world.clock.increment(60_000);
    expect(run.isUndoable()).toBe(true);
  });

  it('brings the message back', async () => {
    const run = await deleted();
    await run.perform({ type: 'deletion.undo' });
    await run.perform(done('restoreMessage', { kind: 'restored', message }));
    expect(run.world.inputsOf('restoreMessage')).toEqual([{ chatId: 'chat-1', messageId }]);
    expect(run.notices()).toEqual([{ type: 'deletion.restored', message }, ended]);
  });

  it('undone before the server has answered brings the message back after that', async () => {
    const run = begin();
    await run.perform({ type: 'deletion.undo' });
    expect(run.world.inputsOf('restoreMessage')).toEqual([]);
    await run.perform(done('deleteMessage', { kind: 'deleted' }));
    expect(run.world.inputsOf('restoreMessage')).toHaveLength(1);
  });

  it('that is refused tells so, and can be tried again', async () => {
    const run = begin();
    await run.perform(fault('deleteMessage'));
    expect(run.notices()).toEqual([{ type: 'deletion.refused', messageId }]);
    await run.perform({ type: 'deletion.retry' });
    expect(run.notices().at(-1)).toEqual({ type: 'deletion.begun', messageId });
    await run.perform(done('deleteMessage', { kind: 'deleted' }));
    expect(run.isUndoable()).toBe(true);
  });

  it('of what the server has no more is over', async () => {
    const run = begin();
    await run.perform(done('deleteMessage', { kind: 'gone' }));
    expect(run.notices()).toEqual([ended]);
  });

  it('can be undone again where that failed', async () => {
    const run = await deleted();
    await run.perform({ type: 'deletion.undo' });
    await run.perform(fault('restoreMessage'));
    await run.perform({ type: 'deletion.retry' });
    await run.perform(done('restoreMessage', { kind: 'restored', message }));
    expect(run.notices()).toEqual([{ type: 'deletion.restored', message }, ended]);
  });

  it('that cannot be undone any more says so until that is read', async () => {
    const run = await deleted();
    await run.perform({ type: 'deletion.undo' });
    await run.perform(done('restoreMessage', { kind: 'late' }));
    run.world.clock.increment(60_000);
    expect(run.value()).toBe('late');
    await run.perform({ type: 'deletion.dismiss' });
    expect(run.notices()).toEqual([ended]);
  });

  it('whose bar is closed ends when the server has answered, and tells of a refusal', async () => {
    for (const [answer, value] of [
      [done('deleteMessage', { kind: 'deleted' }), 'over'],
      [fault('deleteMessage'), 'refused'],
    ] as const) {
      const run = begin();
      run.send({ type: 'deletion.dismiss' });
      await run.perform(answer);
      expect(run.value()).toBe(value);
    }
  });

  it('undone elsewhere is over', async () => {
    const run = await deleted();
    await run.perform({ type: 'deletion.reverted' });
    expect(run.notices()).toEqual([ended]);
  });
});
