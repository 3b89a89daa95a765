import { describe, expect, it } from 'vitest';
import { done, fault, startRun, testChart } from '../support/machines';
import { reactionRun } from './reactionRun';

const saved = done('saveReaction', { kind: 'saved' });
const asked = (reaction: string | null) => ({
  chatId: 'chat-1',
  messageId: 'message-2',
  reaction,
});
const want = (reaction: string | null) => ({ type: 'reaction.want', reaction });
const told = (reaction: string | null) => ({ type: 'reaction.told', reaction });

testChart('reaction', {
  ...reactionRun,
  alphabet: [
    saved,
    done('saveReaction', { kind: 'gone' }),
    fault('saveReaction'),
    { type: 'reaction.want', reaction: null },
    { type: 'reaction.want', reaction: '❤️' },
    { type: 'reaction.told', reaction: null },
    { type: 'reaction.told', reaction: '❤️' },
  ],
  facts: ({ status, value, context: { reaction, asked, isTold } }) =>
    JSON.stringify([status, value, reaction, asked, isTold]),
  invariant: (snapshot) => {
    const { reaction, asked } = snapshot.context;
    if (snapshot.status === 'done' && !snapshot.matches('lost')) expect(reaction).toBe(asked);
  },
});

describe('a reaction', () => {
  it('is saved as it was chosen last, with one call at a time', async () => {
    const run = startRun(reactionRun);
    run.send(want('😂'));
    run.send(want('👍'));
    expect(run.world.inputsOf('saveReaction')).toEqual([asked('❤️')]);
    await run.perform(saved);
    await run.perform(saved);
    expect(run.world.inputsOf('saveReaction')).toEqual([asked('❤️'), asked('👍')]);
    expect(run.world.notices).toEqual([
      { type: 'reaction.saved', messageId: 'message-2', reaction: '👍', isTold: false },
    ]);
  });

  it('knows whether the event stream was faster than the answer', async () => {
    const run = startRun(reactionRun);
    run.send(told('😂'));
    run.send(told('❤️'));
    run.send(told('😂'));
    await run.perform(saved);
    expect(run.world.notices).toEqual([
      { type: 'reaction.saved', messageId: 'message-2', reaction: '❤️', isTold: true },
    ]);
  });

  it('tries the newer choice when the one before could not be saved', async () => {
    const run = startRun(reactionRun);
    run.send(want(null));
    await run.perform(fault('saveReaction'));
    await run.perform(fault('saveReaction'));
    expect(run.world.notices).toEqual([{ type: 'reaction.refused', messageId: 'message-2' }]);
  });
});
