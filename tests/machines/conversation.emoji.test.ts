import { describe, expect, it } from 'vitest';
import { createMessage } from '../support/fixtures/conversations';
import { done, startRun, testChart } from '../support/machines';
import { conversationRun } from './conversationRun';

const own = createMessage(1, { author: 'user', clientId: 'client-1', text: 'Tell me' });
const history = done('loadHistory', { messages: [own], older: null, newer: null });
const insert = (start: number, end = start) => ({ type: 'emoji.insert', emoji: '🌊', start, end });
const write = (text: string) => ({ type: 'chat.edit', text });

testChart('conversation, its emoji', {
  ...conversationRun,
  alphabet: [
    history,
    { type: 'emoji.open' },
    { type: 'emoji.close' },
    { type: 'emoji.insert', emoji: '🌊', start: 0, end: 9 },
    { type: 'chat.send', text: 'x', clientId: 'client-2', writtenAt: 2 },
    { type: 'chat.send', text: ' ', clientId: 'client-3', writtenAt: 3 },
    { type: 'edit.begin', messageId: own.id },
    { type: 'edit.send', clientId: 'edit-1' },
  ],
  isPart: true,
  facts: ({ value: { emoji, edit, composer, history: loaded }, context }) =>
    JSON.stringify([emoji, edit, composer, loaded, context.draft, context.edit]),
  invariant: (snapshot) => {
    expect(snapshot.can({ type: 'emoji.close' })).toBe(snapshot.matches({ emoji: 'open' }));
  },
  limit: 4_000,
});

describe('conversation, an emoji that is picked', () => {
  it('goes where the caret is, or in the place of what is selected, and is kept', () => {
    const run = startRun(conversationRun);
    const kept = () =>
      run.world.commands.flatMap((command) => ('text' in command ? [command.text] : [])).at(-1);
    run.send(write('The sea'));
    run.send(insert(3));
    expect([run.context().draft, kept()]).toEqual(['The🌊 sea', 'The🌊 sea']);
    run.send(insert(5, 9));
    expect([run.context().draft, kept()]).toEqual(['The🌊🌊', 'The🌊🌊']);
  });

  it('goes into the message that is edited, and the draft stays', async () => {
    const run = startRun(conversationRun);
    await run.perform(history);
    run.send(write('The sea'));
    run.send({ type: 'edit.begin', messageId: own.id });
    run.send(insert(7));
    expect([run.context().draft, run.context().edit?.text]).toEqual(['The sea', 'Tell me🌊']);
  });

  it('puts the emoji away when the text is sent, and not for a blank one', () => {
    const run = startRun(conversationRun);
    run.send({ type: 'emoji.open' });
    run.send({ type: 'chat.send', text: ' ', clientId: 'client-3', writtenAt: 3 });
    expect(run.value().emoji).toBe('open');
    run.send({ type: 'chat.send', text: 'x', clientId: 'client-2', writtenAt: 2 });
    expect(run.value().emoji).toBe('closed');
  });
});
