import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { deletionActors } from '../../src/api/actors/deletion';
import { createClient } from '../../src/api/client';
import { fakeFetch, json, problem } from '../support/fakeFetch';

const place = { chatId: 'chat-1', messageId: 'message-2' };

const body = {
  id: 'message-2',
  chat_id: 'chat-1',
  seq: 2,
  author: 'bot',
  kind: 2,
  text: 'The corner table',
  image_url: '/art/ines.webp',
  created_at: '2026-01-01T00:00:00.000Z',
  client_id: null,
  state: 'complete',
  version: 1,
  versions: 1,
  is_edited: false,
};

const ask = (answer: Response) => {
  const { fetch } = fakeFetch(() => answer);
  const { deleteMessage, restoreMessage } = deletionActors(createClient(fetch, 'http://app.test'));
  return {
    remove: () => toPromise(createActor(deleteMessage, { input: place }).start()),
    restore: () => toPromise(createActor(restoreMessage, { input: place }).start()),
  };
};

it('takes for a fault what is neither done nor gone', async () => {
  await expect(ask(problem(503, 'unavailable')).remove()).rejects.toThrow('503');
  await expect(ask(problem(503, 'unavailable')).restore()).rejects.toThrow('503');
  await expect(ask(json({ ...body, state: 'odd' })).restore()).rejects.toThrow();
});

it('goes on when the chat is left meanwhile', async () => {
  const signals: AbortSignal[] = [];
  const client = createClient((request) => {
    signals.push(request.signal);
    return new Promise(() => undefined);
  }, 'http://app.test');
  const actor = createActor(deletionActors(client).deleteMessage, { input: place }).start();
  await expect.poll(() => signals).toHaveLength(1);
  actor.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
