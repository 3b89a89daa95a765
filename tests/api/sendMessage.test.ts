import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { sendMessage } from '../../src/api/actors/sendMessage';
import { json, problem } from '../support/fakeFetch';
import { createMessage } from '../support/fixtures/conversations';
import { sentRequests } from '../support/sentRequests';

const body = {
  id: 'message-1',
  chat_id: 'chat-1',
  seq: 1,
  author: 'user',
  kind: 1,
  text: 'Hello',
  image_url: null,
  created_at: '2026-01-01T00:00:00.000Z',
  client_id: 'client-1',
  state: 'complete',
  version: 1,
  versions: 1,
  is_edited: false,
};
const message = createMessage(1, { author: 'user', text: 'Hello', clientId: 'client-1' });

const send = (answer: Response) => {
  const { client, sent } = sentRequests(() => answer);
  const input = {
    chatId: 'chat-1',
    clientId: 'client-1',
    text: 'Hello',
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return { reply: toPromise(createActor(sendMessage(client), { input }).start()), sent };
};

const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

describe('a text', () => {
  it('is sent under the name that it keeps, into its chat', async () => {
    const { reply, sent } = send(json({ message: body, reply_id: 'reply-1' }, 201));
    expect(await reply).toEqual({ kind: 'accepted', message, replyId: 'reply-1' });
    expect(sent).toEqual([
      {
        call: 'POST /api/chat/chat-1/messages',
        authorization: null,
        body: { client_id: 'client-1', text: 'Hello', time_zone },
      },
    ]);
  });

  it('that gets no reply is accepted all the same', async () => {
    const { reply } = send(json({ message: body, reply_id: null }, 201));
    expect(await reply).toEqual({ kind: 'accepted', message, replyId: null });
  });

  it.each([
    [402, 'daily-limit', 'dailyLimit'],
    [402, 'premium-required', 'premium'],
    [400, 'inappropriate-content', 'inappropriate'],
    [400, 'invalid-input', 'invalid'],
    [404, 'not-found', 'gone'],
    [409, 'chat-archived', 'gone'],
    [409, 'conflict', 'conflict'],
  ])('is refused by %i %s: %s', async (status, code, reason) => {
    expect(await send(problem(status, code)).reply).toEqual({ kind: 'refused', reason });
  });

  it.each([
    ['a server that is down', problem(503, 'unavailable')],
    ['an answer without the message', json({ reply_id: null }, 201)],
    ['an answer that does not say whether a reply comes', json({ message: body }, 201)],
  ])('meets a fault: %s', async (_, answer) => {
    await expect(send(answer).reply).rejects.toThrow();
  });
});
