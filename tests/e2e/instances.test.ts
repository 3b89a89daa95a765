import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { collectFaults } from '../support/e2e/faults';
import { signUp, storageOf } from '../support/e2e/member';
import { startServer } from '../support/e2e/server';
import type { RunningServer } from '../support/e2e/server';
import { expect, test } from '../support/e2e/test';
import { createDatabase, startPostgres } from '../support/postgres';
import { startTcpProxy } from '../support/tcpProxy';

const stops: (() => Promise<unknown>)[] = [];
let one: RunningServer;
let other: RunningServer;
/** Each leads to one of the instances, and to the other when that is gone. */
let origins: { throughOne: string; throughOther: string };

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'confidant-instances-'));
  stops.push(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const { url } = await createDatabase(postgres.urlOf('postgres'));
  const env = { DATABASE_URL: url };
  [one, other] = await Promise.all([startServer({ dataDir, env }), startServer({ dataDir, env })]);
  stops.push(other.stop, one.kill);
  const [first = 0, second = 0] = [one, other].map(({ origin }) => Number(new URL(origin).port));
  const lines = await Promise.all([startTcpProxy([first, second]), startTcpProxy([second, first])]);
  for (const line of lines) stops.push(line.stop);
  const [throughOne = '', throughOther = ''] = lines.map(({ port }) => `http://127.0.0.1:${port}`);
  origins = { throughOne, throughOther };
});
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const fromInes = (page: Page) => page.getByRole('log').getByText(/^Inês, \d/);
const composing = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.keyboard.press('Enter');
}

test(
  'two readers on two instances see the same, and go on when one instance is killed',
  { tag: '@deep' },
  async ({ browser, playwright }) => {
    test.setTimeout(240_000);
    const request = await playwright.request.newContext({ baseURL: one.origin });
    const member = await signUp(request);
    await request.dispose();
    const open = async (origin: string) => {
      const context = await browser.newContext({ storageState: storageOf(origin, member) });
      stops.push(() => context.close());
      const faults = collectFaults(context);
      const page = await context.newPage();
      await page.goto(`${origin}/ines`);
      await expect(fromInes(page)).toHaveCount(1);
      return { page, faults };
    };
    const here = await open(origins.throughOne);
    const there = await open(origins.throughOther);
    const pages = [here.page, there.page];
    const both = (check: (page: Page) => Promise<void>) => Promise.all(pages.map(check));
    const inesHasSpoken = (count: number) =>
      both((page) => expect(fromInes(page)).toHaveCount(count, { timeout: 30_000 }));

    const first = both((page) => composing(page).waitFor({ timeout: 30_000 }));
    await write(here.page, 'Good evening from one instance.');
    await first;
    await inesHasSpoken(2);

    await both((page) => expect(composing(page)).toBeHidden());
    const second = both((page) => composing(page).waitFor({ timeout: 30_000 }));
    await write(there.page, 'Tell me about the longest night you remember.');
    await second;
    here.faults.expect(/net::ERR_/);
    await one.kill();
    await inesHasSpoken(3);
    await both((page) => expect(composing(page)).toBeHidden({ timeout: 30_000 }));

    await write(here.page, 'Still here, by another way.');
    await inesHasSpoken(4);
    await both((page) => expect(composing(page)).toBeHidden({ timeout: 30_000 }));
    const said = await Promise.all(pages.map((page) => page.getByRole('log').innerText()));
    expect(said[0]).toBe(said[1]);
    for (const text of ['one instance', 'longest night you', 'by another way']) {
      await both((page) => expect(page.getByRole('log').getByText(text)).toHaveCount(1));
    }
    expect([...here.faults.unexpected(), ...there.faults.unexpected()]).toEqual([]);
  },
);
