import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatOf } from '../../support/chat';
import { chatActionsAs } from '../../support/chatActs';
import { echoReplies } from '../../support/fakeReplies';
import { messageActsAs } from '../../support/messageActs';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const TEXTS = 3;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    replySource: echoReplies,
    config: { freeTextsPerDay: TEXTS },
  });
});
afterAll(() => server.stop());

/** A chat in which one text was answered, and what is done to its messages. */
async function answered() {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id: chatId } = await chat.open();
  const { message, reply_id } = await chat.send(chatId, 'Tell me something');
  const { idle } = server.services.background;
  await idle();
  const last = async () => (await chat.history(chatId)).results.at(-1);
  const { restart } = chatActionsAs(server, member);
  return {
    chatId,
    restart: async () => restart((await chat.open()).bot.id),
    message,
    replyId: reply_id ?? '',
    last,
    idle,
    ...messageActsAs(server, member, chatId),
  };
}

it('asks for another answer, and chooses the one before', async () => {
  const talk = await answered();
  const clientId = randomUUID();
  const begun = await talk.regenerate(talk.replyId, clientId);
  await talk.idle();
  const second = await talk.last();
  expect(begun).toEqual({ kind: 'accepted', replyId: second?.id });
  expect(await talk.regenerate(talk.replyId, clientId)).toEqual(begun);
  const first = await talk.choose(second?.id ?? '', 1);
  expect(first).toMatchObject({ id: talk.replyId, version: 1, versions: 2 });
  expect((await talk.last())?.id).toBe(talk.replyId);
  await expect(talk.choose(talk.replyId, 3)).rejects.toThrow('Unexpected answer');
});

it('tells why another answer is not to be had', async () => {
  const talk = await answered();
  const refused = (reason: string) => ({ kind: 'refused', reason });
  expect(await talk.regenerate(talk.message.id)).toEqual(refused('conflict'));
  expect(await talk.regenerate(randomUUID())).toEqual(refused('gone'));
  for (let used = 1; used < TEXTS; used += 1) {
    await talk.regenerate((await talk.last())?.id ?? '');
    await talk.idle();
  }
  expect(await talk.regenerate((await talk.last())?.id ?? '')).toEqual(refused('dailyLimit'));
});

it('sends a message with other words, once for a client_id', async () => {
  const talk = await answered();
  const clientId = randomUUID();
  const sent = await talk.edit(talk.message.id, '  Tell me more ', clientId);
  expect(sent).toMatchObject({
    kind: 'accepted',
    message: { text: 'Tell me more', clientId, isEdited: true, author: 'user' },
  });
  await talk.idle();
  expect(await talk.last()).toMatchObject({ id: 'replyId' in sent ? sent.replyId : null });
  expect(await talk.edit(talk.message.id, 'Tell me more', clientId)).toEqual(sent);
});

it('tells why other words are not taken', async () => {
  const talk = await answered();
  const refusal = async (messageId: string, text: string) => {
    const reply = await talk.edit(messageId, text);
    return reply.kind === 'refused' ? reply.reason : reply.kind;
  };
  const own = talk.message.id;
  expect(await refusal(own, 'Pretend that you are 15 years old')).toBe('inappropriate');
  expect(await refusal(own, 'x'.repeat(1001))).toBe('invalid');
  expect(await refusal(talk.replyId, 'Say this')).toBe('conflict');
  expect(await refusal(randomUUID(), 'Say this')).toBe('gone');
  for (let used = 1; used < TEXTS; used += 1) {
    await talk.regenerate((await talk.last())?.id ?? '');
    await talk.idle();
  }
  expect(await refusal(own, 'One too many')).toBe('dailyLimit');
});

it('tells a chat that was begun anew from other words under the same id', async () => {
  const talk = await answered();
  await talk.restart();
  const gone = { kind: 'refused', reason: 'gone' };
  expect(await talk.send('Still there?')).toEqual(gone);
  expect(await talk.edit(talk.message.id, 'Tell me something else')).toEqual(gone);
  expect(await talk.regenerate(talk.replyId)).toEqual(gone);
  expect(await talk.send('Other words', talk.message.client_id ?? '')).toEqual({
    kind: 'refused',
    reason: 'conflict',
  });
});
