import { describe, expect, it } from 'vitest';
import { createMessage, createMessages } from '../support/fixtures/conversations';
import { done, startRun } from '../support/machines';
import { conversationRun } from './conversationRun';
import { member } from './unblurRun';

const begin = async () => {
  const run = startRun(conversationRun);
  const messages = [...createMessages(1, 3), createMessage(4, { author: 'user' })];
  await run.perform(done('loadHistory', { messages, older: null, newer: null }));
  run.send({ type: 'allowance.changed', allowance: member(0, true) });
  return {
    ...run,
    listen: (seq: number) => run.send({ type: 'voice.begin', messageId: `message-${seq}` }),
    of: (seq: number) => run.context().voices[`message-${seq}`],
    stateOf: (seq: number) => run.context().voices[`message-${seq}`]?.getSnapshot().value,
    prepare: () =>
      run.perform(done('prepareVoice', { kind: 'ready', audioUrl: '/media/a?signature=a' })),
  };
};

describe('conversation, its voices', () => {
  it('gives a reply that is to be heard an actor of its own, once', async () => {
    const run = await begin();
    run.listen(2);
    const first = run.of(2);
    run.listen(2);
    run.listen(4);
    run.listen(9);
    expect(Object.keys(run.context().voices)).toEqual(['message-2']);
    expect(run.of(2)).toBe(first);
    expect(run.world.inputsOf('prepareVoice')).toEqual([{ messageId: 'message-2' }]);
  });

  it('has one sound at a time', async () => {
    const run = await begin();
    run.listen(1);
    await run.prepare();
    run.of(1).send({ type: 'sound.playing' });
    run.listen(2);
    expect(run.stateOf(1)).toEqual({ audible: 'paused' });
    await run.prepare();
    run.of(2).send({ type: 'sound.playing' });
    run.of(1).send({ type: 'voice.play' });
    run.of(1).send({ type: 'sound.playing' });
    expect(run.stateOf(2)).toEqual({ audible: 'paused' });
    expect(run.stateOf(1)).toEqual({ audible: 'playing' });
  });

  it('is silent for what is no longer to be seen', async () => {
    for (const event of [
      { type: 'chat.delete', messageId: 'message-3' },
      { type: 'chat.regenerate', messageId: 'message-3', clientId: 'client-1' },
      { type: 'version.choose', messageId: 'message-3', version: 2 },
      {
        type: 'server.messageDeleted',
        chatId: 'chat-1',
        messageId: 'message-3',
        replacedBy: 'message-5',
      },
    ]) {
      const run = await begin();
      run.listen(3);
      await run.prepare();
      run.of(3).send({ type: 'sound.playing' });
      run.send(event);
      expect(run.stateOf(3)).toEqual({ audible: 'paused' });
    }
  });

  it('ends polling and sound when the chat is left', async () => {
    const run = await begin();
    run.listen(1);
    const voice = run.of(1);
    run.actor.stop();
    expect(voice.getSnapshot().status).toBe('stopped');
    expect(run.world.calls.find(({ id }) => id === 'prepareVoice')?.signal.aborted).toBe(true);
  });
});
