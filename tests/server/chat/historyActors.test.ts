import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillChat } from '../../../scripts/bench/fillChat';
import { chatOf } from '../../support/chat';
import { echoReplies } from '../../support/fakeReplies';
import { historyAs } from '../../support/historyActors';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ replySource: echoReplies });
});
afterAll(() => server.stop());

async function filled(count: number) {
  const member = await server.join();
  const { id } = await chatOf(server, member).open();
  await fillChat(server.services.database, id, count);
  return { id, ...historyAs(server, member) };
}

const seqs = ({ messages }: { messages: readonly { seq: number }[] }) =>
  messages.map(({ seq }) => seq);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the reading of a history', () => {
  it('finds the page around a message, and the way on from it in both directions', async () => {
    const { id, page, around } = await filled(200);
    const latest = await page(id, null);
    expect([seqs(latest), latest.newer]).toEqual([range(151, 200), null]);
    const { messages } = await page(id, latest.older);
    const answer = await around(id, messages.find(({ seq }) => seq === 110)?.id ?? '');
    if (answer.kind !== 'found') throw new Error('The message is there.');
    expect(seqs(answer.page)).toEqual(range(85, 134));
    expect(seqs(await page(id, answer.page.older))).toEqual(range(35, 84));
    expect(seqs(await page(id, answer.page.newer))).toEqual(range(135, 184));
  });

  it('tells a message that is gone from a fault', async () => {
    const { id, around } = await filled(3);
    expect(await around(id, randomUUID())).toEqual({ kind: 'gone' });
    await expect(around(id, 'no id')).rejects.toThrow();
  });
});
