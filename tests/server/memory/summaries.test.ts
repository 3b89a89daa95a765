import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chats, messages } from '../../../server/database/schema';
import { purgeDeleted } from '../../../server/chat/deletion';
import type { ReplyRequest } from '../../../server/replies/replySource';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { startLlmServer } from '../../support/llmServer';
import type { LlmServer } from '../../support/llmServer';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let llm: LlmServer;
let server: TestServer;
const requests: ReplyRequest[] = [];
const TEXT = 'You told Inés about the boat, and she promised to bring the rope.';
const summaryOf = (text: string) => ({ whole: JSON.stringify({ summary: text }) });

beforeAll(async () => {
  llm = await startLlmServer();
  server = await startTestServer({
    config: { model: { baseUrl: llm.baseUrl, name: 'm', apiKey: null } },
    replySource: {
      kind: 'model',
      async *reply(request) {
        requests.push(request);
        yield 'Mhm.';
      },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await llm.close();
});
beforeEach(() => llm.always(summaryOf(TEXT)));

/** What the model was asked to summarise. */
const asked = () =>
  llm.received
    .map(({ body }) => JSON.stringify(body))
    .filter((body) => body.includes('You keep the summary'));

/** A chat of so many messages, whose last one was answered just now. */
async function talked(count = 60) {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  const { database, background } = server.services;
  const old = Array.from({ length: count }, (_, at) => ({
    chatId: id,
    seq: at + 2,
    author: at % 2 === 0 ? ('user' as const) : ('bot' as const),
    kind: 1 as const,
    text: `Line ${at + 2} of a long evening`,
    state: 'complete' as const,
  }));
  await database.insert(messages).values(old);
  await database
    .update(chats)
    .set({ lastSeq: count + 1 })
    .where(eq(chats.id, id));
  const say = async (text: string) => {
    await chat.send(id, text);
    await background.idle();
    return requests.at(-1);
  };
  await say('And now?');
  const call = { token: member.access, params: { slug: 'ines' } };
  const shown = async () =>
    expectStatus(await server.call('listMemories', call), 200).body.summary?.text ?? null;
  const oldest = async () => (await chat.history(id, { size: '100' })).results[5]?.id ?? '';
  return { call, chat, id, member, oldest, say, shown };
}

describe('the summary of a long chat', () => {
  it('is made beside the replies, shown, and read before the next answer', async () => {
    const before = asked().length;
    const { say, shown } = await talked();
    expect(await shown()).toBe(TEXT);
    expect(asked().length).toBe(before + 1);
    expect(asked().at(-1)).toContain('Line 20 of');
    // The latest are read word for word.
    expect(asked().at(-1)).not.toContain('Line 50 of');
    expect((await say('And then?'))?.summary).toBe(TEXT);
    expect(asked().length).toBe(before + 1);
  });

  it('is not made of a short chat, and is seen by nobody else', async () => {
    const before = asked().length;
    const { shown } = await talked(40);
    expect(await shown()).toBe(null);
    expect(asked().length).toBe(before);
  });

  it('holds no longer than its messages are there, and again once they are restored', async () => {
    const { chat, id, oldest, say, shown } = await talked();
    const message = await oldest();
    expectStatus(await chat.remove(id, message), 200);
    expect(await shown()).toBe(null);
    expectStatus(await chat.restore(id, message), 200);
    expect(await shown()).toBe(TEXT);
    expectStatus(await chat.remove(id, message), 200);
    expect((await say('Hm'))?.summary).toBe(undefined);
  });

  it('is deleted for good with a message that is', async () => {
    const { chat, id, oldest } = await talked();
    expectStatus(await chat.remove(id, await oldest()), 200);
    const { database, clock } = server.services;
    const later = new Date(clock.now().getTime() + 86_400_000);
    await database.transaction((transaction) => purgeDeleted(transaction, later));
    const rows = await database.query.chatSummaries.findMany();
    expect(rows.filter(({ chatId }) => chatId === id)).toEqual([]);
  });

  it('is forgotten with all that it was made of, once or again', async () => {
    const { call, say, shown } = await talked();
    expectStatus(await server.call('forgetSummary', call), 204);
    expectStatus(await server.call('forgetSummary', call), 204);
    expect(await shown()).toBe(null);
    const texts = (await say('And then?'))?.history.map(({ text }) => text) ?? [];
    expect(texts).not.toContain('Line 20 of a long evening');
    expect(texts).toContain('Line 60 of a long evening');
  });

  it('goes when everything is forgotten, and when the chat starts over', async () => {
    const first = await talked();
    expectStatus(await server.call('forgetMemories', first.call), 204);
    expect(await first.shown()).toBe(null);
    const second = await talked();
    const [open] = await server.services.database
      .select({ characterId: chats.characterId })
      .from(chats)
      .where(eq(chats.id, second.id));
    const restarted = await server.call('createChat', {
      token: second.member.access,
      body: { botID: open?.characterId ?? '' },
    });
    expectStatus(restarted, 201);
    expect(await second.shown()).toBe(null);
  });

  it.each([
    ['a number of a card', 'You paid with 4111 1111 1111 1111.'],
    ['what describes a minor', 'You are 15 and she kissed you.'],
    ['more than there is room for', 'You said it. '.repeat(200)],
    ['nothing', ' '],
  ])('is not kept with %s in it', async (_, text) => {
    llm.always(summaryOf(text));
    const { shown } = await talked();
    expect(await shown()).toBe(null);
    expect(server.logged()).toContain('a chat was not summarised');
    expect(server.logged()).not.toContain(text.trim() || TEXT);
  });
});
