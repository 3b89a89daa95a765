import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { createFakeReplies } from '../../support/fakeReplies';
import { seed } from '../../support/seed';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

const suggested = (member: Member, id: string, language = 'en') =>
  server.call('listSuggestions', {
    token: member.access,
    headers: { 'accept-language': language },
    params: { id },
  });

describe('what a user may say next', () => {
  it('is in their language, and leaves out what the character told', async () => {
    const member = await server.join();
    const chat = chatOf(server, member);
    const { id } = await chat.open();
    const first = expectStatus(await suggested(member, id), 200).body.suggestions;
    expect(first).toEqual(['What do you do for a living?', 'How was your day?', 'Tell me a joke']);
    const events = await chat.events();
    await events.next('ready');
    await chat.send(id, first[0] ?? '');
    const reply = await replies.next();
    reply.say(seed.texts.en['ines']?.self.work ?? '');
    reply.end();
    while ((await events.next('message')).data.message.author !== 'bot');
    const next = expectStatus(await suggested(member, id), 200).body.suggestions;
    expect(next).toEqual(['How was your day?', 'Where do you live?', 'Tell me a joke']);
    expect(expectStatus(await suggested(member, id, 'de'), 200).body.suggestions[0]).toBe(
      'Was machst du beruflich?',
    );
  });

  it('is not told to anybody else', async () => {
    const { id } = await chatOf(server, await server.join()).open();
    expectStatus(await suggested(await server.join(), id), 404);
  });
});
