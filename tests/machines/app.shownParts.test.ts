import { describe, expect, it } from 'vitest';
import { shownParts } from '../../src/machines/app/shownParts';
import { characterProfile, someCharacters } from '../support/fixtures/someCharacters';
import { createMessage } from '../support/fixtures/conversations';
import { done } from '../support/machines';
import { arrivalOf, chat, openChat, profile, visit } from './appRun';

const history = { messages: [createMessage(1)], older: 'c1', newer: null };
const chats = { chats: [chat], next: null };
const wall = done('loadFirstPage', { characters: someCharacters(2), next: null });

describe('what the device keeps of what is shown', () => {
  it('is the profile, the wall, the chats and the open one, as the server gave them', async () => {
    const run = await openChat();
    await run.performAll([wall, done('loadHistory', history), { type: 'server.chat', chat }]);
    expect(shownParts(run.actor)).toEqual({
      profile: { profile },
      wall: { characters: someCharacters(2) },
      chats: { chats: [chat] },
      chat: { character: characterProfile(0), chat, messages: history.messages, older: 'c1' },
    });
  });

  it('is nothing of what is still on its way', async () => {
    const run = await visit('/ines', true, true, { late: 'member' });
    run.send(arrivalOf(run.world, 'member'));
    await run.perform(done('loadCharacter', { kind: 'found', character: characterProfile(0) }));
    await run.perform(done('openChat', { kind: 'opened', chat }));
    expect(shownParts(run.actor)).toEqual({
      profile: { profile },
      wall: null,
      chats: null,
      chat: null,
    });
  });

  it('is nothing that it kept before: that may be old', async () => {
    const run = await visit('/ines', true, true, { late: 'member' });
    run.send(arrivalOf(run.world, 'member'));
    await run.performAll([
      done('loadChats', { ...chats, cachedAt: 7 }),
      done('loadFirstPage', { characters: someCharacters(2), next: null, cachedAt: 7 }),
      done('loadCharacter', { kind: 'found', character: characterProfile(0) }),
      done('openChat', { kind: 'opened', chat }),
      done('loadHistory', { ...history, cachedAt: 7 }),
    ]);
    expect(shownParts(run.actor)).toMatchObject({ wall: null, chats: null, chat: null });
  });

  it('is no profile that the server has not confirmed', async () => {
    const run = await visit('/', true, false, { isUnreachable: true });
    expect(shownParts(run.actor).profile).toBe(null);
  });

  it('is the wall alone for a guest', async () => {
    const run = await visit('/');
    await run.perform(wall);
    expect(shownParts(run.actor)).toEqual({
      profile: null,
      wall: { characters: someCharacters(2) },
      chats: null,
      chat: null,
    });
  });

  it.each([
    { type: 'catalogue.search', q: 'wine' },
    { type: 'catalogue.toggleTag', tag: 'calm' },
    { type: 'catalogue.toggleFavourites' },
    { type: 'catalogue.sort', sort: 'new' },
  ])('is no wall that shows a part of the characters, or in another order: %j', async (wish) => {
    const run = await visit('/');
    await run.perform(wall);
    run.tell('catalogue', wish);
    run.world.clock.increment(1_000);
    await run.perform(wall);
    expect(
      run
        .child('catalogue')
        ?.getSnapshot()
        .matches({ open: { list: 'shown' } }),
    ).toBe(true);
    expect(shownParts(run.actor).wall).toBe(null);
  });
});
