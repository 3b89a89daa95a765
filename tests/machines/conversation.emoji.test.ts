import { describe, expect, it } from 'vitest';
import { findEmoji, nameOf } from '../../src/machines/conversation/emojiNames';
import { createMessage } from '../support/fixtures/conversations';
import { done, fault, startRun, testChart } from '../support/machines';
import { conversationRun } from './conversationRun';

const own = createMessage(1, { author: 'user', clientId: 'client-1', text: 'Tell me' });
const history = done('loadHistory', { messages: [own], older: null, newer: null });
const names = { '🌊': 'water wave, ocean, sea', '🌹': 'rose, flower, love' };
const named = done('nameEmoji', names);
const find = (query: string) => ({ type: 'emoji.find', query });
const insert = (start: number, end = start) => ({ type: 'emoji.insert', emoji: '🌊', start, end });
const write = (text: string) => ({ type: 'chat.edit', text });

testChart('conversation, its emoji', {
  ...conversationRun,
  alphabet: [
    history,
    { type: 'emoji.open' },
    { type: 'emoji.close' },
    named,
    fault('nameEmoji'),
    find('sea'),
    { type: 'chat.translate' },
    { type: 'emoji.insert', emoji: '🌊', start: 0, end: 9 },
    { type: 'chat.send', text: 'x', clientId: 'client-2', writtenAt: 2 },
    { type: 'chat.send', text: ' ', clientId: 'client-3', writtenAt: 3 },
    { type: 'edit.begin', messageId: own.id },
    { type: 'edit.send', clientId: 'edit-1' },
  ],
  isPart: true,
  facts: ({ value: { emoji, edit, composer, history: loaded }, context }) =>
    JSON.stringify([
      emoji,
      edit,
      composer,
      loaded,
      context.draft,
      context.edit,
      context.emojiNames,
      context.emojiQuery,
    ]),
  invariant: (snapshot) => {
    expect(snapshot.can({ type: 'emoji.close' })).toBe(snapshot.matches({ emoji: 'open' }));
    const isNamed = snapshot.matches({ emoji: { open: 'named' } });
    expect(snapshot.can({ type: 'emoji.find', query: 'sea' })).toBe(isNamed);
    if (isNamed) expect(snapshot.context.emojiNames).toEqual(names);
    else expect(snapshot.context.emojiQuery).toBe('');
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
    expect(run.value().emoji).toEqual({ open: 'naming' });
    run.send({ type: 'chat.send', text: 'x', clientId: 'client-2', writtenAt: 2 });
    expect(run.value().emoji).toBe('closed');
  });
});

describe('conversation, the names of the emoji', () => {
  const open = () => {
    const run = startRun(conversationRun);
    run.send({ type: 'emoji.open' });
    return { ...run, asked: () => run.world.inputsOf('nameEmoji').length };
  };

  it('come once a language, when the emoji are opened', async () => {
    const run = open();
    await run.perform(named);
    run.send(find('sea'));
    expect(run.context().emojiQuery).toBe('sea');
    run.send({ type: 'emoji.close' });
    run.send({ type: 'emoji.open' });
    expect([run.value().emoji, run.context().emojiQuery]).toEqual([{ open: 'named' }, '']);
    expect(run.asked()).toBe(1);
    run.send(find('sea'));
    run.send({ type: 'chat.translate' });
    expect([run.value().emoji, run.context().emojiQuery]).toEqual([{ open: 'naming' }, '']);
    expect(run.asked()).toBe(2);
    await run.perform(named);
    run.send({ type: 'emoji.close' });
    run.send({ type: 'chat.translate' });
    run.send({ type: 'emoji.open' });
    expect(run.asked()).toBe(3);
  });

  it('are asked for again after a failure, when the emoji are opened again', async () => {
    const run = open();
    await run.perform(fault('nameEmoji'));
    expect(run.value().emoji).toEqual({ open: 'nameless' });
    run.send({ type: 'emoji.close' });
    run.send({ type: 'emoji.open' });
    expect(run.asked()).toBe(2);
  });
});

describe('an emoji that is looked for', () => {
  const all = ['🌹', '💘', '🌊', '☕', '🥐'];
  const known = {
    '🌹': 'rose, flower, love',
    '💘': 'heart with arrow, cupid',
    '🌊': 'Meereswoge, groß, Ozean',
    '☕': 'café caliente',
    '🥐': '羊角面包, 面包',
  };
  const found = (query: string) => findEmoji(known, all, query).join('');

  it.each([
    ['its name or another word, from the beginning of a word', 'ARR', '💘'],
    ['several words in any order', 'arrow hea', '💘'],
    ['no part within a word', 'ose', ''],
    ['without accents, and with them', 'cafe', '☕'],
    ['as others write it', 'GROSS', '🌊'],
    ['a part of Chinese', '面', '🥐'],
    ['nothing', 'xyz', ''],
  ])('is found by %s', (_, query, emoji) => {
    expect(found(query)).toBe(emoji);
  });

  it('comes first by its own name', () => {
    expect(findEmoji({ ...known, '☕': 'love, coffee' }, all, 'lov')).toEqual(['☕', '🌹']);
  });

  it('is called by the first of its words', () => {
    expect([nameOf(known, '🌹'), nameOf(known, '❗'), nameOf(null, '🌹')]).toEqual([
      'rose',
      undefined,
      undefined,
    ]);
  });
});
