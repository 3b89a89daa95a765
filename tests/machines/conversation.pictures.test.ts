import { describe, expect, it } from 'vitest';
import { createMessage } from '../support/fixtures/conversations';
import { done, startRun } from '../support/machines';
import { conversationRun } from './conversationRun';
import { member } from './unblurRun';

const veiled = (seq: number) =>
  createMessage(seq, { kind: 'blurImage', imageUrl: `/portraits/veil-${seq}.webp` });
const signed = (seq: number, signature = 'a') => `/media/${seq}?expires=1&signature=${signature}`;
const clear = (seq: number, signature?: string) =>
  createMessage(seq, { kind: 'image', imageUrl: signed(seq, signature) });
const open = createMessage(1, { kind: 'image', imageUrl: '/portraits/ines-1.webp' });

const begin = async (...messages: ReturnType<typeof createMessage>[]) => {
  const run = startRun(conversationRun);
  await run.perform(done('loadHistory', { messages, older: 'c1', newer: null }));
  const of = (seq: number) => run.context().pictures.refs[`message-${seq}`];
  return {
    ...run,
    of,
    ids: () => Object.keys(run.context().pictures.refs),
    stateOf: (seq: number) => of(seq).getSnapshot().value,
    allow: (allowance: ReturnType<typeof member>) =>
      run.send({ type: 'allowance.changed', allowance }),
  };
};

describe('conversation, its pictures', () => {
  it('gives each veiled or signed picture an actor of its own, and public ones none', async () => {
    const run = await begin(open, veiled(2), clear(3));
    expect(run.ids()).toEqual(['message-2', 'message-3']);
    expect(run.stateOf(2)).toBe('veiled');
    expect(run.stateOf(3)).toEqual({ revealed: 'shown' });
    run.send({ type: 'server.message', message: veiled(4) });
    expect(run.ids()).toEqual(['message-2', 'message-3', 'message-4']);
  });

  it('keeps the actor while the message is there, whatever else comes', async () => {
    const run = await begin(veiled(2));
    const before = run.of(2);
    run.send({ type: 'server.message', message: createMessage(3) });
    run.send({ type: 'chat.older' });
    await run.perform(done('loadOlder', { messages: [open], older: null, newer: null }));
    expect(run.of(2)).toBe(before);
    run.send({
      type: 'server.messageDeleted',
      chatId: 'chat-1',
      messageId: 'message-2',
      replacedBy: null,
    });
    expect(run.ids()).toEqual([]);
    expect(before.getSnapshot().status).toBe('stopped');
  });

  it('also has those of a part of the history that is visited', async () => {
    const run = await begin(veiled(9));
    run.send({ type: 'chat.goTo', messageId: 'message-4' });
    await run.perform(
      done('loadAround', {
        kind: 'found',
        page: { messages: [veiled(4)], older: 'c4', newer: 'd4' },
      }),
    );
    expect(run.ids().toSorted()).toEqual(['message-4', 'message-9']);
    run.send({ type: 'chat.toLatest' });
    expect(run.ids()).toEqual(['message-9']);
  });

  it('tells each of them what the visitor may spend, those that come later too', async () => {
    const run = await begin(veiled(2));
    expect(run.of(2).getSnapshot().context.allowance).toEqual({ status: 'unknown' });
    run.allow(member(100));
    run.send({ type: 'server.message', message: veiled(3) });
    for (const seq of [2, 3])
      expect(run.of(seq).getSnapshot().context.allowance).toEqual(member(100));
  });

  it('shows what was paid for as a picture like any other, also in the viewer', async () => {
    const run = await begin(veiled(2));
    run.allow(member(100));
    run.of(2).send({ type: 'unblur.request' });
    await run.perform(done('unblurImage', { kind: 'revealed', imageUrl: signed(2) }));
    expect(run.context().messages).toEqual([clear(2)]);
    expect(run.stateOf(2)).toEqual({ revealed: 'opening' });
  });

  it('leads from a picture to the one beside it, past what is no picture, veiled or deleted', async () => {
    const run = await begin(open, createMessage(2), veiled(3), clear(4), clear(5), clear(6));
    const turn = (step: 1 | -1) => {
      run.actor
        .getSnapshot()
        .children.viewer?.send(step === 1 ? { type: 'viewer.next' } : { type: 'viewer.previous' });
      return run.context().pictureId;
    };
    run.send({ type: 'viewer.show', messageId: 'message-4' });
    run.send({ type: 'chat.delete', messageId: 'message-5' });
    expect([turn(-1), turn(-1), turn(1), turn(1), turn(1)]).toEqual([
      'message-1',
      'message-1',
      'message-4',
      'message-6',
      'message-6',
    ]);
  });

  it('M1 unveils by what the server tells of another tab', async () => {
    const run = await begin(veiled(2));
    run.send({ type: 'server.message', message: clear(2, 'b') });
    expect(run.stateOf(2)).toEqual({ revealed: 'opening' });
    expect(run.of(2).getSnapshot().context.imageUrl).toBe(signed(2, 'b'));
    expect(run.world.inputsOf('unblurImage')).toEqual([]);
  });

  it('passes on to its owner what the visitor is to see', async () => {
    const run = await begin(veiled(2));
    run.allow(member(1));
    run.of(2).send({ type: 'unblur.request' });
    expect(run.world.notices).toEqual([{ type: 'offer.wanted', overlay: 'pw', from: 'unblur' }]);
  });

  it('asks its owner for the login of a guest', async () => {
    const run = await begin(veiled(2));
    run.allow({ status: 'guest' });
    run.of(2).send({ type: 'unblur.request' });
    expect(run.world.notices).toEqual([{ type: 'login.wanted' }]);
  });
});
