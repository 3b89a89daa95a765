import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reaction } from '../../../common/contract';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { readExport } from '../../support/exported';
import { createFakeReplies } from '../../support/fakeReplies';
import { messageActsAs } from '../../support/messageActs';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

/** A chat with its greeting, and what is done to that. */
async function greeted() {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  const [greeting] = (await chat.history(id)).results;
  const messageId = greeting?.id ?? '';
  const shown = async () => (await chat.history(id)).results[0]?.reaction ?? null;
  return { member, chat, id, messageId, shown };
}

describe('a reaction to a message', () => {
  it('is told as a change of the message, and is there for whoever loads the chat', async () => {
    const { chat, id, messageId, shown } = await greeted();
    const events = await chat.events();
    await events.next('ready');
    expectStatus(await chat.react(id, messageId, '❤️'), 204);
    expect((await events.next('message')).data.message).toMatchObject({
      id: messageId,
      reaction: '❤️',
    });
    expect(await shown()).toBe('❤️');
    expectStatus(await chat.react(id, messageId, '🔥'), 204);
    expect((await events.next('message')).data.message.reaction).toBe('🔥');
    expectStatus(await chat.react(id, messageId, null), 204);
    expect((await events.next('message')).data.message).not.toHaveProperty('reaction');
    expect(await shown()).toBeNull();
  });

  it('tells nothing when the call is repeated', async () => {
    const { chat, id, messageId } = await greeted();
    const events = await chat.events();
    await events.next('ready');
    for (const reaction of ['👍', '👍', null, null, '😮'] as const)
      expectStatus(await chat.react(id, messageId, reaction), 204);
    const heard: (Reaction | undefined)[] = [];
    while (heard.at(-1) !== '😮') heard.push((await events.next('message')).data.message.reaction);
    expect(heard).toEqual(['👍', undefined, '😮']);
  });

  it('is in the export of what is kept about its user', async () => {
    const { member, chat, id, messageId } = await greeted();
    await chat.react(id, messageId, '❤️');
    const { file } = await readExport(server, member.access);
    expect(file['messages']).toMatchObject([{ id: messageId, reaction: '❤️' }]);
  });

  it('is one of the few that are offered', async () => {
    const { member, id, messageId } = await greeted();
    const answer = await server.call('addReaction', {
      token: member.access,
      params: { id, message_id: messageId },
      body: { reaction: '🍋' },
    });
    expect(expectStatus(answer, 400).body.errors).toHaveProperty('reaction');
  });

  it("is refused on somebody else's message, one of another chat, and one that was deleted", async () => {
    const { chat, id, messageId } = await greeted();
    const stranger = await greeted();
    expectStatus(await stranger.chat.react(id, messageId, '❤️'), 404);
    expectStatus(await stranger.chat.react(stranger.id, messageId, '❤️'), 404);
    expectStatus(await chat.remove(id, messageId), 200);
    expectStatus(await chat.react(id, messageId, '❤️'), 404);
    expectStatus(await chat.react(id, messageId, null), 404);
  });

  it('comes back with a message that was deleted by mistake', async () => {
    const { chat, id, messageId, shown } = await greeted();
    await chat.react(id, messageId, '😢');
    await chat.remove(id, messageId);
    await chat.restore(id, messageId);
    expect(await shown()).toBe('😢');
  });

  it('waits until a reply is written', async () => {
    const { chat, id } = await greeted();
    const events = await chat.events();
    await events.next('ready');
    const { message, reply_id } = await chat.send(id, 'Tell me something');
    const held = await replies.next();
    held.say('Well');
    expectStatus(await chat.react(id, reply_id, '❤️'), 409);
    expectStatus(await chat.react(id, message.id, '👍'), 204);
    held.end();
    await events.next('message', (event) => event.message.id === reply_id);
    expectStatus(await chat.react(id, reply_id, '❤️'), 204);
    const { results } = await chat.history(id);
    expect(results.map(({ reaction }) => reaction)).toEqual([undefined, '👍', '❤️']);
  });

  it('is saved and taken off by the application, which learns that a message is gone', async () => {
    const { member, chat, id, messageId, shown } = await greeted();
    const { react } = messageActsAs(server, member, id);
    expect(await react(messageId, '😂')).toEqual({ kind: 'saved' });
    expect(await shown()).toBe('😂');
    expect(await react(messageId, null)).toEqual({ kind: 'saved' });
    expect(await shown()).toBeNull();
    await chat.remove(id, messageId);
    expect(await react(messageId, '😂')).toEqual({ kind: 'gone' });
  });
});
