import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { conversationActors } from '../../src/api/actors/conversation';
import { createClient } from '../../src/api/client';
import { whenVisible } from '../../src/browser/whenVisible';

const pageAt = (visibilityState: DocumentVisibilityState) =>
  Object.assign(new EventTarget(), { visibilityState });

const marking = (page: ReturnType<typeof pageAt>, status = 204) => {
  const asked: string[] = [];
  const client = createClient((request) => {
    asked.push(new URL(request.url).pathname);
    return Promise.resolve(new Response(null, { status }));
  }, 'http://app.test');
  const { markRead } = conversationActors(client, (signal) => whenVisible(page, signal));
  const actor = createActor(markRead, { input: { chatId: 'chat-1', seq: 3 } }).start();
  return { asked, actor };
};

it('marks as read what is in sight', async () => {
  const { asked, actor } = marking(pageAt('visible'));
  await toPromise(actor);
  expect(asked).toEqual(['/api/chat/chat-1/read']);
});

it('has nothing to mark in a chat that is gone', async () => {
  const { asked, actor } = marking(pageAt('visible'), 404);
  await toPromise(actor);
  expect(asked.length).toBe(1);
});

it('fails where the server cannot be told, so that it is told again', async () => {
  const { actor } = marking(pageAt('visible'), 503);
  await expect(toPromise(actor)).rejects.toThrow('Unexpected answer: 503');
});

it('waits in a tab behind until it comes to the front', async () => {
  const page = pageAt('hidden');
  const { asked, actor } = marking(page);
  page.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await toPromise(actor);
  expect(asked).toEqual(['/api/chat/chat-1/read']);
});

it('marks nothing for a chat that was left before anybody saw it', async () => {
  const page = pageAt('hidden');
  const { asked, actor } = marking(page);
  actor.stop();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([]);
});
