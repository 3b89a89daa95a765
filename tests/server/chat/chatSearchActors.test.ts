import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatOf } from '../../support/chat';
import { searchAs } from '../../support/searchActors';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const SEARCHES = 4;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    replySource: { kind: 'model', reply: async function* () {} },
    config: {
      limits: {
        callsPerMinute: 100_000,
        signInPerMinute: 100_000,
        signInPerAccountPerMinute: 100_000,
        reportsPerMinute: 100_000,
        searchesPerMinute: SEARCHES,
        photosPerMinute: 100_000,
        talksPerMinute: 100_000,
        unconfirmedClaimsPerDay: 100_000,
      },
    },
  });
});
afterAll(() => server.stop());

const told = async (slug: string, member: Member, ...texts: string[]) => {
  const chat = chatOf(server, member);
  const { id } = await chat.open(slug);
  for (const text of texts) {
    server.clock.advance(1000);
    await chat.send(id, text);
  }
  await server.services.background.idle();
  return id;
};

it('reads hits of one chat and of all, page by page, until it is told to wait', async () => {
  const member = await server.join();
  const many = Array.from({ length: 21 }, (_, at) => `A red door, number ${at}`);
  const first = await told('ines', member, ...many);
  await told('otis', member, 'Another red door');
  const search = searchAs(server, member);

  const all = await search({ chatId: null, query: 'red DOOR', cursor: null });
  expect(all.kind === 'found' && all.page.hits[0]).toEqual({
    messageId: expect.any(String),
    chatId: expect.any(String),
    character: { slug: 'otis', name: 'Otis', portrait: expect.any(Object) },
    author: 'user',
    createdAt: expect.any(String),
    excerpt: 'Another red door',
    ranges: [
      { start: 8, end: 11 },
      { start: 12, end: 16 },
    ],
  });

  const one = await search({ chatId: first, query: 'red door', cursor: null });
  if (one.kind !== 'found') throw new Error(one.kind);
  expect(one.page.hits.map(({ excerpt }) => excerpt)).toEqual(many.slice(1).reverse());
  const rest = await search({ chatId: first, query: 'red door', cursor: one.page.next });
  expect(rest).toMatchObject({ page: { hits: [{ excerpt: many[0] }], next: null } });

  const none = await search({ chatId: first, query: 'walrus', cursor: null });
  expect(none).toEqual({ kind: 'found', page: { hits: [], next: null } });
  expect(await search({ chatId: null, query: 'red', cursor: null })).toEqual({ kind: 'tooMany' });
});

it('fails at an answer that is neither', async () => {
  const member = await server.join();
  const stranger = await server.join();
  const chatId = await told('ines', member, 'A red door');
  const search = searchAs(server, stranger);
  await expect(search({ chatId, query: 'red', cursor: null })).rejects.toThrow('404');
});
