import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/database/database';
import { openTextPool } from '../../../server/textRules/textPool';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import { openTestDatabase } from '../../support/testDatabase';

/** What the slow rule takes for ever to read. */
const slowText = `Slow ${'x'.repeat(400)}`;
const secrets = { jwt: randomBytes(32), refresh: randomBytes(32) };
const cleanups: (() => Promise<void>)[] = [];

type Parts = Parameters<typeof openTextPool>[0];

vi.setConfig({ testTimeout: 120_000 });

let opened: OpenDatabase;
/** The rules of the product take each thread seconds to load: textPool.concurrent.deep.test.ts. */
const rules = new URL('../../support/slowRules.mjs', import.meta.url).href;
const DEADLINE_MS = 1_000;

beforeAll(async () => {
  opened = await openTestDatabase('catalogue');
});
afterAll(() => opened.close());
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A server that reads in threads, on the one database. */
async function start(more: Partial<Parts> = {}) {
  const server = await startTestServer({
    database: { ...opened, isExclusive: false, close: async () => {} },
    secrets,
    openTextReader: (parts) => openTextPool({ ...parts, rules, ...more }),
  });
  cleanups.push(() => server.stop());
  // Threads read only what comes once they have started.
  const member = await vi.waitFor(() => server.join(), { timeout: 90_000, interval: 500 });
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  const send = (text: string) =>
    server.call('sendMessage', {
      token: member.access,
      params: { id },
      body: { client_id: crypto.randomUUID(), text },
    });
  return { server, send };
}

/** Waits for the line that names the slow rule. */
async function slowRuleIn(logged: () => string): Promise<string> {
  for (;;) {
    const line = logged()
      .split('\n')
      .find((one) => one.includes('a text took too long to be read'));
    if (line !== undefined) return line;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('a rule that takes for ever', () => {
  it('X9 costs its text, and nobody else anything: all instances try it twice at most', async () => {
    const { server, send } = await start({ deadlineMs: DEADLINE_MS });
    expectStatus(await send('Hello'), 201);
    const stuck = send(slowText);
    expectStatus(await send('Are you there?'), 201);
    expectStatus(await server.call('getHealth', {}), 200);
    expect(expectStatus(await stuck, 503).body).toMatchObject({
      code: 'unchecked',
      errors: { text: [{ code: 'unchecked' }] },
    });
    const line = await slowRuleIn(server.logged);
    expect(line).toContain("(?:[\\\\p{L}'-]+ ?){1,9}?");
    expect(line).not.toContain('xxxx');
    // To find the rule was to try it again.
    expect(expectStatus(await send(slowText), 400).body).toMatchObject({
      code: 'unreadable',
      errors: { text: [{ code: 'unreadable' }] },
    });
    const other = await start({ deadlineMs: 60_000 });
    expectStatus(await other.send(slowText), 400);
  });

  it('X9 does not hold up a stop', async () => {
    const { server, send } = await start({ deadlineMs: 600_000 });
    expectStatus(await send('Hello'), 201);
    const stuck = Array.from({ length: 12 }, (_, at) => send(`${slowText} ${at}`));
    const ended = Promise.allSettled(stuck);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await server.stop();
    for (const end of await ended)
      if (end.status === 'fulfilled') expect(end.value.status).toBe(503);
  });
});
