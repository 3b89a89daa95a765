import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCallContext } from '../../../server/calls/agent/callContext';
import { memories, messages, users } from '../../../server/database/schema';
import { chatOf } from '../../support/chat';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('what a character knows when a call begins', () => {
  it('is the profile, what is remembered, and the end of the chat without what is forgotten', async () => {
    const { database } = server.services;
    const member = await server.join({ name: 'Adelaide' });
    const { id: chatId } = await chatOf(server, member).open();
    const [greeting] = await database.select().from(messages).where(eq(messages.chatId, chatId));
    const character = server.services.catalogue
      .all()
      .find(({ texts }) => (greeting?.text ?? '').includes(texts.en.greeting));
    if (greeting === undefined || character === undefined) throw new Error('Nobody greets');
    const owner = { userId: member.id, characterId: character.id };
    const now = new Date();
    await database.update(users).set({ gender: 'female' }).where(eq(users.id, member.id));
    await database.insert(memories).values({
      ...owner,
      kind: 'name',
      topic: 'name',
      note: 'Ada',
      origin: 'written',
      createdAt: now,
      updatedAt: now,
    });
    const add = (seq: number, text: string, forgottenAt: Date | null) =>
      database.insert(messages).values({
        chatId,
        seq,
        author: 'user',
        kind: 1,
        text,
        state: 'complete',
        forgottenAt,
        createdAt: now,
        updatedAt: now,
      });
    await add(2, 'A secret.', now);
    await add(3, 'I will call you.', null);

    expect(await readCallContext(database, { userId: member.id, chatId, character })).toEqual({
      user: { name: 'Adelaide', age: null, gender: 'female', preference: null },
      memory: { name: 'Ada', notes: [] },
      summary: null,
      history: [
        { author: 'bot', text: greeting.text },
        { author: 'user', text: 'I will call you.' },
      ],
    });
  });
});
