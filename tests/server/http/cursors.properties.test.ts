import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fillChat } from '../../../scripts/bench/fillChat';
import { characters, chats, messages } from '../../../server/database/schema';
import { post } from '../../../server/money/ledger';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { itHolds } from '../../support/properties';
import { seed } from '../../support/seed';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Page = { ids: string[]; next: string | null };

/** All pages, with something that happens after each. */
async function readAll(
  page: (cursor: string | null, number: number) => Promise<Page>,
  happen: (number: number) => Promise<void>,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let number = 0; number < 100; number += 1) {
    const read: Page = await page(cursor, number);
    ids.push(...read.ids);
    if (read.next === null) return ids;
    cursor = read.next;
    await happen(number);
  }
  throw new Error('The list has no end');
}

const onlyOf = (ids: string[], some: readonly string[]) => ids.filter((id) => some.includes(id));
const expectOnce = (ids: string[]) => expect(new Set(ids).size).toBe(ids.length);
const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 });
const sizeAt = (given: readonly number[], number: number) => String(given[number % given.length]);

describe('pages of a list that changes meanwhile', () => {
  itHolds(
    'C6 of a chat: nothing that stays is left out or shown twice, up and down',
    {
      name: 'cursor-history',
      values: fc.record({
        count: fc.integer({ min: 1, max: 30 }),
        sizes,
        changes: fc.array(
          fc.record({ written: fc.nat({ max: 3 }), deleted: fc.nat({ max: 40 }) }),
          {
            maxLength: 8,
          },
        ),
      }),
      runs: 5,
      deepRuns: 400,
    },
    async ({ count, sizes: given, changes }) => {
      const { database } = server.services;
      const chat = chatOf(server, await server.join());
      const slug = seed.characters[0]?.slug ?? '';
      const { id } = await chat.open(slug);
      await fillChat(database, id, count);
      const before = await database.select().from(messages).where(eq(messages.chatId, id));
      const gone: string[] = [];
      const written = { last: count };
      const happen = async (number: number) => {
        const change = changes[number];
        if (change === undefined) return;
        written.last += change.written;
        await fillChat(database, id, written.last);
        const deleted = before[change.deleted];
        if (deleted === undefined) return;
        gone.push(deleted.id);
        await database
          .update(messages)
          .set({ hidden: 'deleted', hiddenAt: server.clock.now() })
          .where(eq(messages.id, deleted.id));
      };
      const ofPage =
        (way: 'next_param' | 'newer_param') => async (c: string | null, number: number) => {
          const query = { size: sizeAt(given, number), ...(c !== null && { c }) };
          const page = await chat.history(id, query);
          const ids = page.results.map((message) => message.id);
          return { ids: way === 'next_param' ? ids.toReversed() : ids, next: page[way] };
        };
      const down = await readAll(ofPage('next_param'), happen);
      expectOnce(down);
      const stayed = before
        .filter((message) => !gone.includes(message.id))
        .sort((one, other) => one.seq - other.seq)
        .map((message) => message.id);
      expect(onlyOf(down, stayed)).toEqual(stayed.toReversed());
    },
  );

  itHolds(
    'M8 of the ledger: every entry once, the latest first, whatever is posted meanwhile',
    {
      name: 'cursor-ledger',
      values: fc.record({
        count: fc.integer({ min: 0, max: 95 }),
        posted: fc.array(fc.nat({ max: 5 }), { maxLength: 5 }),
      }),
      runs: 3,
      deepRuns: 150,
    },
    async ({ count, posted }) => {
      const { clock, eventLog } = server.services;
      const { access: token, id: userId } = await server.join();
      const postOne = () =>
        eventLog.change(userId, (change) =>
          post(
            change,
            { amount: 1, reason: 'purchase', idempotencyKey: randomUUID() },
            clock.now(),
          ),
        );
      const page = async (c: string | null): Promise<Page> => {
        const answer = await server.call('listLedger', { token, query: c === null ? {} : { c } });
        const { results, next_param } = expectStatus(answer, 200).body;
        return { ids: results.map(({ id }) => id), next: next_param };
      };
      for (let number = 0; number < count; number += 1) await postOne();
      const before = await readAll(page, async () => {});
      const during = await readAll(page, async (number) => {
        for (let more = posted[number] ?? 0; more > 0; more -= 1) await postOne();
      });
      expect(during).toEqual(before);
    },
  );

  itHolds(
    'C6 of the chats: one that stays where it is comes once, and none comes twice',
    {
      name: 'cursor-chats',
      values: fc.record({
        count: fc.integer({ min: 1, max: 12 }),
        sizes,
        moves: fc.array(fc.record({ chat: fc.nat({ max: 11 }), isPinned: fc.boolean() }), {
          maxLength: 8,
        }),
      }),
      runs: 5,
      deepRuns: 300,
    },
    async ({ count, sizes: given, moves }) => {
      const { clock } = server;
      const { database } = server.services;
      const chat = chatOf(server, await server.join());
      const open = seed.characters.filter((character) => !character.isPremium).slice(0, count);
      for (const { slug } of open) {
        await chat.open(slug);
        clock.advance(1_000);
      }
      const page = async (c: string | null, number: number): Promise<Page> => {
        const query = { size: sizeAt(given, number), ...(c !== null && { c }) };
        const { results, next_param } = await chat.list(query);
        return { ids: results.map(({ id }) => id), next: next_param };
      };
      const before = await readAll(page, async () => {});
      const moved: string[] = [];
      const during = await readAll(page, async (number) => {
        const id = before[moves[number]?.chat ?? count];
        if (id === undefined) return;
        moved.push(id);
        clock.advance(1_000);
        const now = clock.now();
        const change = moves[number]?.isPinned === true ? { pinnedAt: now } : { updatedAt: now };
        await database.update(chats).set(change).where(eq(chats.id, id));
      });
      expectOnce(during);
      const stayed = before.filter((id) => !moved.includes(id));
      expect(onlyOf(during, stayed)).toEqual(stayed);
    },
  );

  itHolds(
    'C6 of the characters: each once, while what is popular changes',
    {
      name: 'cursor-characters',
      values: fc.record({
        sort: fc.constantFrom('popular', 'new', 'name'),
        sizes: fc.array(fc.integer({ min: 3, max: 20 }), { minLength: 1, maxLength: 3 }),
        starts: fc.array(fc.record({ of: fc.nat({ max: 30 }), count: fc.nat({ max: 900 }) }), {
          maxLength: 6,
        }),
      }),
      runs: 5,
      deepRuns: 300,
    },
    async ({ sort, sizes: given, starts }) => {
      const { catalogue, database } = server.services;
      const page = async (c: string | null, number: number): Promise<Page> => {
        const query = { sort, size: sizeAt(given, number), ...(c !== null && { c }) };
        const { results, next_param } = expectStatus(
          await server.call('listBots', { query }),
          200,
        ).body;
        return { ids: results.map(({ slug }) => slug), next: next_param };
      };
      const before = await readAll(page, async () => {});
      const during = await readAll(page, async (number) => {
        const change = starts[number];
        const slug = seed.characters[(change?.of ?? 0) % seed.characters.length]?.slug ?? '';
        if (change === undefined) return;
        await database
          .update(characters)
          .set({ chatsStarted: change.count })
          .where(eq(characters.slug, slug));
        await catalogue.reload();
      });
      expect(during).toEqual(before);
    },
  );
});
