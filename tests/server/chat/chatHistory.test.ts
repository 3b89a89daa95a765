import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { echoReplies } from '../../support/fakeReplies';
import { fillChat } from '../../../scripts/bench/fillChat';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ replySource: echoReplies });
});
afterAll(() => server.stop());

async function filled(count: number) {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  await fillChat(server.services.database, id, count);
  const token = member.access;
  return { member, chat, id, token };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const seqs = ({ results }: { results: { seq: number }[] }) => results.map(({ seq }) => seq);

describe('history', () => {
  it('leads down from the newest page and up again, nothing twice and nothing left out', async () => {
    const { chat, id } = await filled(25);
    const newest = await chat.history(id, { size: '10' });
    expect([seqs(newest), newest.newer_param]).toEqual([range(16, 25), null]);
    const middle = await chat.history(id, { size: '10', c: newest.next_param ?? '' });
    expect(seqs(middle)).toEqual(range(6, 15));
    const oldest = await chat.history(id, { size: '10', c: middle.next_param ?? '' });
    expect([seqs(oldest), oldest.next_param]).toEqual([range(1, 5), null]);

    const up = await chat.history(id, { size: '10', c: oldest.newer_param ?? '' });
    expect(seqs(up)).toEqual(range(6, 15));
    const top = await chat.history(id, { size: '10', c: up.newer_param ?? '' });
    expect([seqs(top), top.newer_param]).toEqual([range(16, 25), null]);
    const down = await chat.history(id, { size: '10', c: top.next_param ?? '' });
    expect(seqs(down)).toEqual(range(6, 15));
  });

  it('opens around a message, with ways to both sides', async () => {
    const { chat, id } = await filled(40);
    const { results } = await chat.history(id, { size: '100' });
    const target = results[19];
    const page = await chat.history(id, { size: '9', around: target?.id ?? '' });
    expect(seqs(page)).toEqual(range(16, 24));
    expect(page.results).toContainEqual(target);
    const older = await chat.history(id, { size: '9', c: page.next_param ?? '' });
    const newer = await chat.history(id, { size: '9', c: page.newer_param ?? '' });
    expect([seqs(older), seqs(newer)]).toEqual([range(7, 15), range(25, 33)]);
  });

  it.each([
    ['the greeting', 1, range(1, 5), [false, true]],
    ['the last message', 40, range(31, 40), [true, false]],
  ])('around %s has no way beyond it', async (_, seq, expected, ways) => {
    const { chat, id } = await filled(40);
    const { results } = await chat.history(id, { size: '100' });
    const page = await chat.history(id, { size: '10', around: results[seq - 1]?.id ?? '' });
    expect(seqs(page)).toEqual(expected);
    expect([page.next_param !== null, page.newer_param !== null]).toEqual(ways);
  });

  it('has 404 for a message of another chat, a deleted one, and one that never was', async () => {
    const { chat, id, token } = await filled(3);
    const other = await filled(3);
    const [, mine] = (await chat.history(id)).results;
    const [, theirs] = (await other.chat.history(other.id)).results;
    expectStatus(await chat.remove(id, mine?.id ?? ''), 200);
    for (const around of [mine?.id, theirs?.id, randomUUID()]) {
      const query = { around: around ?? '' };
      const answer = await server.call('getChatHistory', { token, params: { id }, query });
      expect(expectStatus(answer, 404).body.code).toBe('not-found');
    }
  });

  it('refuses a cursor and a message together', async () => {
    const { chat, id, token } = await filled(5);
    const { next_param, results } = await chat.history(id, { size: '2' });
    const query = { c: next_param ?? '', around: results[0]?.id ?? '' };
    const answer = await server.call('getChatHistory', { token, params: { id }, query });
    expect(Object.keys(expectStatus(answer, 400).body.errors ?? {})).toEqual(['around']);
  });
});
