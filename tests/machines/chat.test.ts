import { describe, expect, it } from 'vitest';
import type { CharacterDetail } from '../../src/machines/catalogue/character';
import { chatMachine } from '../../src/machines/chat/chatMachine';
import { someCharacter, characterProfile } from '../support/fixtures/someCharacters';
import { createChat, createMessage } from '../support/fixtures/conversations';
import { createOutboxMessage } from '../support/fixtures/outboxMessages';
import { aldo } from '../support/fixtures/personas';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { World } from '../support/machines';
import { heldConversation } from './conversationRun';

const profile = characterProfile(0);
const translated = { ...profile, tagline: 'Lichtwärterin auf Zeit', greeting: 'Guten Abend.' };
const itsPersona = { ...aldo, id: profile.id };
const chat = createChat();
const successor = createChat({ id: 'chat-2' });
const openedAs = (id: string) => ({ type: 'chat.opened', chat: createChat({ id }) });
const startFailed = { type: 'alert.raised', alert: { content: 'chatStartFailed', type: 'error' } };

const chatRun = (isAuthorized: boolean, atHand?: CharacterDetail) => ({
  machine: (world: World) =>
    chatMachine.provide({
      actors: {
        loadCharacter: world.held(),
        openChat: world.held(),
        conversation: heldConversation(world),
      },
    }),
  input: ({ owner }: World) => ({
    owner,
    slug: 'ines',
    isAuthorized,
    goal: null,
    character: atHand,
  }),
  delays: { catchUpPause: 5_000, successorPatience: 500 },
});

describe.each([true, false])('authorized %s', (isAuthorized) => {
  testChart('chat', {
    ...chatRun(isAuthorized),
    code: `chatRun(${isAuthorized})`,
    alphabet: [
      { type: 'visitor.changed', isAuthorized: true },
      { type: 'visitor.changed', isAuthorized: false },
      { type: 'chat.retry' },
      ...(isAuthorized ? [{ type: 'chat.begin' }] : []),
      { type: 'chat.translate' },
      { type: 'chat.replaced', chat: successor },
      { type: 'chat.restarted', chat: successor },
      { type: 'chat.gapFound' },
      { type: 'character.introduced', card: someCharacter(0) },
      { type: 'offer.wanted', from: 'dailyLimit' },
      startFailed,
      { type: 'server.chatRemoved', chatId: 'chat-1' },
      { type: 'server.persona', persona: itsPersona },
      { type: 'server.personaRemoved', id: profile.id, slug: 'ines' },
      { type: 'server.chat', chat },
      { type: 'server.chat', chat: successor },
      { type: 'server.message', message: createMessage(1) },
      { type: 'server.ready', resync: true },
      { type: 'outboxMessage.written', outboxMessage: createOutboxMessage('a') },
      { type: 'outbox.changed', outboxMessages: [] },
      { type: 'outbox.sent', message: createMessage(1), replyId: null },
      { type: 'outbox.failed', characterId: chat.character.id, reason: 'network' },
      { type: 'outbox.returned', characterId: chat.character.id, text: 'a' },
      done('loadCharacter', { kind: 'found', character: profile }),
      done('loadCharacter', { kind: 'missing' }),
      fault('loadCharacter'),
      done('openChat', { kind: 'opened', chat }),
      done('openChat', { kind: 'premium' }),
      fault('openChat'),
      done('translateCharacter', { kind: 'found', character: translated }),
      done('translateCharacter', { kind: 'missing' }),
      fault('translateCharacter'),
      ...(isAuthorized ? [done('greetAgain', { kind: 'opened', chat }), fault('greetAgain')] : []),
      after('successorPatience', 'chat.page.open.parting'),
    ],
    invariant: (snapshot) => {
      const { context, children } = snapshot;
      const { page } = snapshot.value;
      const isOpen = snapshot.matches({ page: 'open' });
      expect(context.chat !== null).toBe(isOpen);
      expect('conversation' in children).toBe(isOpen);
      if (isOpen || page === 'opening' || page === 'removed')
        expect(context.isAuthorized).toBe(true);
      if (page === 'preview') expect(context.isAuthorized).toBe(false);
      if (context.character === null) {
        expect(['loadingCharacter', 'characterFailed', 'missing']).toContain(page);
        expect(snapshot.value.texts).toBe('current');
      }
      expect(snapshot.hasTag('loading')).toBe(page === 'loadingCharacter' || page === 'opening');
      if (snapshot.value.texts === 'greeting') expect(page).not.toBe('preview');
    },
  });
});

testChart('chat, its texts', {
  ...chatRun(true),
  code: 'chatRun(true)',
  alphabet: [
    { type: 'chat.translate' },
    done('loadCharacter', { kind: 'found', character: profile }),
    done('openChat', { kind: 'opened', chat }),
    done('translateCharacter', { kind: 'found', character: translated }),
    fault('translateCharacter'),
    done('greetAgain', { kind: 'opened', chat }),
    fault('greetAgain'),
    after('catchUpPause', 'chat.texts.behind'),
  ],
  isPart: true,
  invariant: (snapshot) => {
    const { page, texts } = snapshot.value;
    expect(snapshot.matches({ page: 'open' })).toBe(snapshot.context.chat !== null);
    if (page === 'loadingCharacter') expect(texts).toBe('current');
  },
});

const arrive = (isAuthorized: boolean) => {
  const run = startRun(chatRun(isAuthorized));
  return { ...run, page: () => run.value().page };
};

const opened = async () => {
  const run = arrive(true);
  await run.perform(done('loadCharacter', { kind: 'found', character: profile }));
  await run.perform(done('openChat', { kind: 'opened', chat }));
  return {
    ...run,
    conversation: () => run.actor.getSnapshot().children['conversation'],
  };
};

const staying = { open: 'staying' };
const removed = (chatId: string) => ({ type: 'server.chatRemoved', chatId });

const deleted = async () => {
  const run = await opened();
  await run.perform(removed('chat-1'));
  run.world.clock.increment(500);
  expect(run.page()).toBe('removed');
  return run;
};

it('passes on that somebody has to log in first', async () => {
  const run = await opened();
  run.send({ type: 'login.wanted' });
  expect(run.world.notices.at(-1)).toEqual({ type: 'login.wanted' });
});

describe('chat of a character that is at hand', () => {
  it('shows a guest the profile at once, and asks for nothing', () => {
    const run = startRun(chatRun(false, profile));
    expect([run.value().page, run.context().character]).toEqual(['preview', profile]);
    expect(run.world.calls).toEqual([]);
  });

  it('opens the chat of a member without asking for the character', async () => {
    const run = startRun(chatRun(true, profile));
    expect(run.value().page).toBe('opening');
    expect(run.world.calls.map(({ id }) => id)).toEqual(['openChat']);
    await run.perform({ type: 'chat.translate' });
    expect(run.world.calls.at(-1)?.id).toBe('translateCharacter');
  });
});

describe('chat with a character of one’s own', () => {
  it('has its texts anew once it was changed elsewhere, and only then', async () => {
    const run = await opened();
    await run.perform({ type: 'server.persona', persona: aldo });
    expect(run.world.inputsOf('translateCharacter')).toEqual([]);
    await run.perform({ type: 'server.persona', persona: itsPersona });
    await run.perform(done('translateCharacter', { kind: 'found', character: translated }));
    expect(run.context().character).toEqual(translated);
    expect(run.page()).toEqual(staying);
  });

  it('ends when it was deleted elsewhere, and offers no new chat with it', async () => {
    const run = await opened();
    await run.perform({ type: 'server.personaRemoved', id: 'another', slug: 'another' });
    expect(run.page()).toEqual(staying);
    await run.perform(removed('chat-1'));
    await run.perform({ type: 'server.personaRemoved', id: profile.id, slug: 'ines' });
    await run.perform({ type: 'chat.begin' });
    expect([run.page(), run.context().chat]).toEqual(['gone', null]);
  });
});

describe('chat', () => {
  it('shows a guest the profile, and opens the chat after the login', async () => {
    const run = arrive(false);
    await run.perform(done('loadCharacter', { kind: 'found', character: profile }));
    expect(run.page()).toBe('preview');
    expect(run.context().character).toEqual(profile);
    await run.perform({ type: 'visitor.changed', isAuthorized: true });
    expect(run.world.inputsOf('openChat')).toEqual([{ slug: 'ines' }]);
    await run.perform(done('openChat', { kind: 'opened', chat }));
    expect(run.world.inputsOf('loadHistory')).toEqual([{ chatId: 'chat-1', cursor: null }]);
  });

  it('remembers a login that comes while the character is on its way', async () => {
    const run = arrive(false);
    await run.perform({ type: 'visitor.changed', isAuthorized: true });
    await run.perform(done('loadCharacter', { kind: 'found', character: profile }));
    expect(run.page()).toBe('opening');
  });

  it('tells once that a slug is unknown', async () => {
    const run = arrive(true);
    await run.perform(done('loadCharacter', { kind: 'missing' }));
    await run.perform({ type: 'visitor.changed', isAuthorized: false });
    expect(run.world.notices).toEqual([{ type: 'chat.missing', slug: 'ines' }]);
  });

  it('says "Failed to start new chat" once, and tries again', async () => {
    const run = arrive(true);
    await run.perform(done('loadCharacter', { kind: 'found', character: profile }));
    await run.perform(fault('openChat'));
    expect(run.world.notices).toEqual([startFailed]);
    expect(run.actor.getSnapshot().hasTag('failed')).toBe(true);
    await run.perform({ type: 'chat.retry' });
    expect(run.world.inputsOf('openChat').length).toBe(2);
  });

  it('keeps a premium character locked until it is tried again', async () => {
    const run = arrive(true);
    await run.perform(done('loadCharacter', { kind: 'found', character: profile }));
    await run.perform(done('openChat', { kind: 'premium' }));
    expect(run.page()).toBe('locked');
    await run.perform({ type: 'chat.retry' });
    await run.perform(done('openChat', { kind: 'opened', chat }));
    expect(run.page()).toEqual(staying);
  });

  it('passes to the conversation what concerns this chat, and nothing else', async () => {
    const run = await opened();
    await run.perform({ type: 'server.message', message: createMessage(1) });
    await run.perform({
      type: 'server.message',
      message: createMessage(2, { chatId: 'chat-2' }),
    });
    const place = { messageId: 'm', seq: 3 };
    await run.perform({ type: 'server.replyStarted', chatId: 'chat-2', ...place });
    expect(run.conversation()?.getSnapshot().context).toMatchObject({
      messages: [createMessage(1)],
      reply: null,
    });
    await run.perform({ type: 'server.replyStarted', chatId: 'chat-1', ...place });
    await run.perform({
      type: 'server.replyDelta',
      chatId: 'chat-1',
      messageId: 'm',
      offset: 0,
      text: 'Good',
    });
    expect(run.conversation()?.getSnapshot().context.reply).toEqual({ ...place, text: 'Good' });
  });

  it('tells the conversation of another language, in which it asks for suggestions again', async () => {
    const run = await opened();
    await run.perform({ type: 'outbox.changed', outboxMessages: [] });
    const page = { messages: [createMessage(1)], older: null, newer: null };
    await run.perform(done('loadHistory', page));
    expect(run.world.inputsOf('listSuggestions')).toHaveLength(1);
    await run.perform({ type: 'chat.translate' });
    expect(run.world.inputsOf('listSuggestions')).toHaveLength(2);
  });

  it('passes on what the outbox says of its own character, and of its own chat', async () => {
    const run = await opened();
    const conversation = () => run.conversation()?.getSnapshot().context;
    await run.perform({ type: 'outbox.changed', outboxMessages: [] });
    await run.perform({ type: 'outbox.returned', characterId: 'bot-9', text: 'elsewhere' });
    await run.perform({
      type: 'outbox.sent',
      message: createMessage(2, { chatId: 'chat-9' }),
      replyId: 'message-3',
    });
    await run.perform({ type: 'outbox.failed', characterId: 'bot-9', reason: 'dailyLimit' });
    expect(conversation()).toMatchObject({ draft: '', messages: [], reply: null });
    expect(run.world.notices).toEqual([openedAs('chat-1')]);
    await run.perform({ type: 'outbox.returned', characterId: chat.character.id, text: 'here' });
    await run.perform({ type: 'outbox.sent', message: createMessage(2), replyId: 'message-3' });
    await run.perform({
      type: 'outbox.failed',
      characterId: chat.character.id,
      reason: 'dailyLimit',
    });
    expect(conversation()).toMatchObject({
      draft: 'here',
      messages: [createMessage(2)],
      reply: { messageId: 'message-3' },
    });
    expect(run.world.notices.at(-1)).toEqual({ type: 'offer.wanted', from: 'dailyLimit' });
  });

  it.each([
    ['the conversation', { type: 'chat.restarted', chat: successor }, 1],
    ['the list', { type: 'chat.replaced', chat: successor }, 0],
  ])('begins anew when %s starts over, and says so as often as it must', async (_, event, told) => {
    const run = await opened();
    const before = run.conversation();
    await run.perform(event);
    expect(run.conversation()).not.toBe(before);
    expect(before?.getSnapshot().status).toBe('stopped');
    expect(run.world.inputsOf('loadHistory').at(-1)).toEqual({ chatId: 'chat-2', cursor: null });
    expect(run.world.notices).toEqual([
      openedAs('chat-1'),
      ...(told === 1 ? [event] : []),
      openedAs('chat-2'),
    ]);
    await run.perform({ type: 'chat.replaced', chat: successor });
    expect(run.world.inputsOf('loadHistory').length).toBe(2);
  });

  it('takes no notice of another character’s new chat', async () => {
    const run = await opened();
    const other = createChat({ id: 'chat-3', character: { ...chat.character, id: 'bot-9' } });
    await run.perform({ type: 'chat.replaced', chat: other });
    expect(run.context().chat).toEqual(chat);
  });

  it('says that this chat was deleted, and opens no other by itself', async () => {
    const run = await opened();
    await run.perform(removed('chat-9'));
    expect(run.page()).toEqual(staying);
    await run.perform(removed('chat-1'));
    run.world.clock.increment(499);
    expect(run.page()).toEqual({ open: 'parting' });
    run.world.clock.increment(1);
    expect(run.page()).toBe('removed');
    expect(run.context().chat).toBe(null);
    expect(run.conversation()).toBe(undefined);
    await run.perform({ type: 'chat.translate' });
    await run.perform(done('translateCharacter', { kind: 'found', character: translated }));
    expect(run.value()).toEqual({ page: 'removed', texts: 'current' });
    expect(run.world.inputsOf('openChat').length).toBe(1);
    expect(run.world.inputsOf('greetAgain')).toEqual([]);
  });

  it('begins a new chat in the place of the deleted one when asked to', async () => {
    const run = await deleted();
    await run.perform({ type: 'chat.begin' });
    expect(run.page()).toBe('opening');
    await run.perform(done('openChat', { kind: 'opened', chat: successor }));
    expect(run.page()).toEqual(staying);
    expect(run.world.inputsOf('loadHistory').at(-1)).toEqual({ chatId: 'chat-2', cursor: null });
  });

  it.each([
    ['is brought back', { type: 'server.chat', chat }, 'chat-1'],
    ['is begun anew elsewhere', { type: 'server.chat', chat: successor }, 'chat-2'],
    ['is begun anew from the list', { type: 'chat.replaced', chat: successor }, 'chat-2'],
  ])('shows a deleted chat again when it %s', async (_, event, chatId) => {
    const run = await deleted();
    const { character: of } = chat;
    await run.perform({
      type: 'server.chat',
      chat: createChat({ id: 'chat-9', character: { ...of, id: 'bot-9' } }),
    });
    expect(run.page()).toBe('removed');
    await run.perform(event);
    expect(run.page()).toEqual(staying);
    expect(run.context().chat.id).toBe(chatId);
    expect(run.world.inputsOf('loadHistory').at(-1)).toEqual({ chatId, cursor: null });
  });

  it('says nothing of a deletion where another chat follows, or the same comes back at once', async () => {
    const back = await opened();
    const conversation = back.conversation();
    await back.performAll([removed('chat-1'), { type: 'server.chat', chat }]);
    back.world.clock.increment(500);
    expect(back.page()).toEqual(staying);
    expect(back.conversation()).toBe(conversation);

    const anew = await opened();
    await anew.performAll([removed('chat-1'), { type: 'server.chat', chat: successor }]);
    anew.world.clock.increment(500);
    expect(anew.page()).toEqual(staying);
    expect(anew.context().chat).toEqual(successor);
  });

  it('S7 shows a guest nothing of a chat that was deleted', async () => {
    const run = await deleted();
    await run.perform({ type: 'visitor.changed', isAuthorized: false });
    expect(run.page()).toBe('preview');
  });

  it('opens at the message that was wished for before, once', async () => {
    const run = arrive(true);
    await run.perform({ type: 'chat.goTo', messageId: 'message-4' });
    await run.perform(done('loadCharacter', { kind: 'found', character: profile }));
    await run.perform(done('openChat', { kind: 'opened', chat }));
    expect(run.world.inputsOf('loadAround')).toEqual([
      { chatId: 'chat-1', messageId: 'message-4' },
    ]);
    await run.perform({ type: 'chat.restarted', chat: createChat({ id: 'chat-2' }) });
    expect(run.world.inputsOf('loadHistory').length).toBe(2);
    expect(run.world.inputsOf('loadAround').length).toBe(1);
  });

  it('says that the message it was to open at could not be had', async () => {
    const run = arrive(true);
    await run.perform({ type: 'chat.goTo', messageId: 'message-4' });
    await run.perform(done('loadCharacter', { kind: 'found', character: profile }));
    await run.perform(done('openChat', { kind: 'opened', chat }));
    await run.perform(fault('loadAround'));
    const { conversation } = run.actor.getSnapshot().children;
    expect(conversation?.getSnapshot().value.journey).toBe('failed');
  });

  it('goes to a message while the conversation is on screen', async () => {
    const run = await opened();
    await run.perform({ type: 'chat.goTo', messageId: 'message-4' });
    expect(run.world.inputsOf('loadAround')).toEqual([
      { chatId: 'chat-1', messageId: 'message-4' },
    ]);
    await run.perform(removed('chat-1'));
    await run.perform({ type: 'server.chat', chat: successor });
    expect(run.world.inputsOf('loadHistory').length).toBe(2);
    expect(run.world.inputsOf('loadAround').length).toBe(1);
  });

  it('S7 shows a guest nothing of the conversation', async () => {
    const run = await opened();
    const conversation = run.conversation();
    await run.perform({ type: 'visitor.changed', isAuthorized: false });
    expect(run.page()).toBe('preview');
    expect(run.context().chat).toBe(null);
    expect(conversation?.getSnapshot().status).toBe('stopped');
    expect(run.conversation()).toBe(undefined);
  });

  it('puts the texts of another language in place, and leaves the conversation alone', async () => {
    const run = await opened();
    const conversation = run.conversation();
    await run.perform(
      done('loadHistory', { messages: [createMessage(1)], older: null, newer: null }),
    );
    conversation?.send({ type: 'chat.edit', text: 'I was about to' });
    const before = conversation?.getSnapshot().context;
    await run.perform({ type: 'chat.translate' });
    expect(run.value()).toEqual({ page: staying, texts: 'translating' });
    expect(run.context().character).toEqual(profile);
    await run.perform(done('translateCharacter', { kind: 'found', character: translated }));
    expect(run.context().character).toEqual(translated);
    expect(run.world.inputsOf('greetAgain')).toEqual([{ slug: 'ines' }]);
    await run.perform(done('greetAgain', { kind: 'opened', chat }));
    expect(run.value()).toEqual({ page: staying, texts: 'current' });
    expect(run.conversation()).toBe(conversation);
    expect(conversation?.getSnapshot().context).toEqual(before);
  });

  it('translates for a guest without opening anything', async () => {
    const run = arrive(false);
    await run.perform(done('loadCharacter', { kind: 'found', character: profile }));
    await run.perform({ type: 'chat.translate' });
    expect(run.page()).toBe('preview');
    await run.perform(done('translateCharacter', { kind: 'found', character: translated }));
    expect(run.context().character).toEqual(translated);
    expect(run.value()).toEqual({ page: 'preview', texts: 'current' });
    expect(run.world.inputsOf('greetAgain')).toEqual([]);
  });

  it('asks in the language chosen last, whatever is on its way', async () => {
    const run = arrive(true);
    const signalOf = (id: string) => run.world.calls.findLast((call) => call.id === id)?.signal;
    for (const [id, answer] of [
      ['loadCharacter', { kind: 'found', character: profile }],
      ['openChat', { kind: 'opened', chat }],
    ] as const) {
      const first = signalOf(id);
      await run.perform({ type: 'chat.translate' });
      expect(first?.aborted).toBe(true);
      expect(run.world.inputsOf(id).length).toBe(2);
      await run.perform(done(id, answer));
    }
    const first = signalOf('translateCharacter');
    await run.perform({ type: 'chat.translate' });
    expect(first?.aborted).toBe(true);
    await run.perform(done('translateCharacter', { kind: 'found', character: translated }));
    expect(run.context().character).toEqual(translated);
  });

  it.each(['translateCharacter', 'greetAgain'])(
    'tries again in 5 s where %s failed',
    async (id) => {
      const run = await opened();
      await run.perform({ type: 'chat.translate' });
      if (id === 'greetAgain')
        await run.perform(done('translateCharacter', { kind: 'found', character: translated }));
      await run.perform(fault(id));
      run.world.clock.increment(4_999);
      expect(run.value()).toEqual({ page: staying, texts: 'behind' });
      run.world.clock.increment(1);
      expect(run.value()).toEqual({ page: staying, texts: 'translating' });
      expect(run.world.notices).toEqual([openedAs('chat-1')]);
    },
  );
});
