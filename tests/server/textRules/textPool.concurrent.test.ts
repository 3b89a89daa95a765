import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/database/database';
import { openTextPool } from '../../../server/textRules/textPool';
import { builtServer } from '../../support/builtServer';
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
/** Built, as its threads take a third of the time to start. */
let threads: Required<Pick<Parts, 'rules' | 'programs'>>;
/** The rules, and a slow one. */
let rules: string;
beforeAll(async () => {
  const built = pathToFileURL(`${await builtServer()}/textRules/`);
  const at = (file: string) => new URL(file, built).href;
  const programs = { read: at('workers/read.js'), watch: at('workers/watch.js') };
  threads = { rules: at('readers.js'), programs };
  const slow = new URL('../../support/slowRules.mjs', import.meta.url);
  slow.searchParams.set('beside', threads.rules);
  rules = slow.href;
  opened = await openTestDatabase();
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
    openTextReader: (parts) => openTextPool({ ...parts, ...threads, ...more }),
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

describe('texts that are made to be slow', () => {
  it('X9 are answered as any other', async () => {
    const { server, send } = await start();
    const compound = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
    const texts = [
      'x'.repeat(300),
      '-'.repeat(1_000),
      `Ich mag ${compound} und ${compound}nbeamte`,
    ];
    const sent = texts.map(send);
    expectStatus(await server.call('getHealth', {}), 200);
    for (const one of sent) expectStatus(await one, 201);
    expect(server.logged()).not.toContain('took too long');
  });
});

describe('a rule that takes for ever', () => {
  it('X9 costs its text, and nobody else anything', async () => {
    const { server, send } = await start({ rules, deadlineMs: 2_000 });
    expectStatus(await send('Hello'), 201);
    const stuck = send(slowText);
    expectStatus(await send('Are you there?'), 201);
    expectStatus(await server.call('getHealth', {}), 200);
    const { body } = expectStatus(await stuck, 503);
    expect(body).toMatchObject({ code: 'unchecked', errors: { text: [{ code: 'unchecked' }] } });
    const line = await slowRuleIn(server.logged);
    expect(line).toContain("(?:[\\\\p{L}'-]+ ?){1,9}?");
    expect(line).not.toContain('xxxx');
  });

  it('X9 is tried at most twice, by all instances together', async () => {
    const { server, send } = await start({ rules, deadlineMs: 2_000 });
    const text = `${slowText} and once more`;
    expectStatus(await send(text), 503);
    // To find the rule was to try it again.
    await slowRuleIn(server.logged);
    const { body } = expectStatus(await send(text), 400);
    expect(body).toMatchObject({ code: 'unreadable', errors: { text: [{ code: 'unreadable' }] } });
    const other = await start({ rules, deadlineMs: 60_000 });
    expectStatus(await other.send(text), 400);
  });

  it('X9 does not hold up a stop', async () => {
    const { server, send } = await start({ rules, deadlineMs: 600_000 });
    expectStatus(await send('Hello'), 201);
    const stuck = Array.from({ length: 12 }, (_, at) => send(`${slowText} ${at}`));
    const ended = Promise.allSettled(stuck);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await server.stop();
    for (const end of await ended)
      if (end.status === 'fulfilled') expect(end.value.status).toBe(503);
  });
});
