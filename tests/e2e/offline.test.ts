import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signUp, storageOf } from '../support/e2e/member';
import { startServer } from '../support/e2e/server';
import { freePort } from '../support/loopback';
import { expect, test } from '../support/e2e/test';

test.use({ serviceWorkers: 'allow' });
// Each starts a server of its own, and starts it again.
test.setTimeout(240_000);

const stops: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const temporary = async (name: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), `confidant-${name}-`));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Whole, and in charge of this page. */
const workerIsThere = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });
const fromInes = (page: Page) => page.getByRole('log').getByText(/^Inês, \d/);
const notice = (page: Page) => page.getByText('Offline. You see what this device has kept.');

test(
  'without its server a tab that is opened anew shows what was there, and sends what was written when it is back; nothing is left after a logout',
  { tag: '@deep' },
  async ({ browser, playwright }) => {
    const dataDir = await temporary('offline');
    const port = await freePort();
    const server = await startServer({ dataDir, port });
    const { origin } = server;
    const request = await playwright.request.newContext({ baseURL: origin });
    const member = await signUp(request);
    await request.dispose();
    const context = await browser.newContext({ storageState: storageOf(origin, member) });
    stops.push(() => context.close());

    const page = await context.newPage();
    await page.goto(origin);
    await expect(cards(page)).toHaveCount(30);
    await workerIsThere(page);
    await page.goto(`${origin}/ines`);
    await expect(fromInes(page)).toHaveCount(1);
    await box(page).fill('Good evening.');
    await box(page).press('Enter');
    await expect(fromInes(page)).toHaveCount(2, { timeout: 40_000 });
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)), { timeout: 20_000 })
      .toContain('Good evening.');
    await page.goto(`${origin}/tomasz`);
    await expect(page.getByRole('log').getByRole('listitem')).not.toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')), { timeout: 20_000 })
      .toMatch(/talk:.*talk:/);
    await page.goto(`${origin}/ines`);
    await expect(said(page, 'Good evening.')).toBeVisible();
    await server.kill();
    await box(page).fill('For later');
    await box(page).press('Enter');
    await box(page).fill('And besides');
    await page.close();

    const tab = await context.newPage();
    await tab.goto(`${origin}/ines`);
    await expect(notice(tab)).toBeVisible();
    await expect(said(tab, 'Good evening.')).toBeVisible();
    await expect(said(tab, 'For later')).toBeVisible();
    await expect(box(tab)).toHaveValue('And besides');
    await tab.goto(`${origin}/chat`);
    await expect(notice(tab)).toBeVisible();
    await expect(tab.getByRole('main').getByRole('link', { name: /Inês/ })).toBeVisible();
    await tab
      .getByRole('main')
      .getByRole('link', { name: /Tomasz/ })
      .first()
      .click();
    await expect(notice(tab)).toBeVisible();
    await expect(tab.getByRole('log').getByRole('listitem')).not.toHaveCount(0);
    await tab.goto(origin);
    await expect(notice(tab)).toBeVisible();
    await expect(cards(tab)).toHaveCount(30);

    const again = await startServer({ dataDir, port });
    stops.push(again.kill);
    await expect(notice(tab)).toBeHidden();
    // A server that has just started, on a busy machine, may ask to try again later.
    await expect(async () =>
      expect((await tab.goto(`${origin}/ines`))?.status()).toBe(200),
    ).toPass();
    await expect(notice(tab)).toBeHidden();
    await expect(fromInes(tab)).toHaveCount(3, { timeout: 60_000 });

    await tab.goto(`${origin}/settings`);
    await tab.getByRole('button', { name: 'Log out', exact: true }).first().click();
    await expect(tab.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(cards(tab)).toHaveCount(30);
    await again.kill();
    stops.pop();
    const left = await tab.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return {
        storage: JSON.stringify(localStorage),
        files: requests.flat().map(({ url }) => url),
      };
    });
    expect(left.storage).not.toMatch(/Good evening|Robin|kept:(?!guest:wall)/);
    expect(left.files.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
    await tab.close();
    const guest = await context.newPage();
    await guest.goto(`${origin}/ines`);
    await expect(guest.getByText('Good evening.')).toHaveCount(0);
    await expect(guest.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  },
);

test(
  'X8 with a service worker the next page is of the new build, whose files alone are kept',
  { tag: '@deep' },
  async ({ browser }) => {
    const dist = await temporary('dist');
    await cp('dist', dist, { recursive: true });
    const dataDir = await temporary('build');
    const port = await freePort();
    const start = () => startServer({ dataDir, port, env: { DIST_DIR: dist } });
    const server = await start();
    const { origin } = server;
    const context = await browser.newContext({ storageState: storageOf(origin) });
    stops.push(() => context.close());
    const page = await context.newPage();
    await page.goto(origin);
    await workerIsThere(page);
    const idOf = () => page.locator('meta[name=build]').getAttribute('content');
    const old = (await idOf()) ?? '';

    // A build of the same sources by another name: its page, its worker, and its chunks.
    const id = 'f00d5eed00000000';
    const chunk = (await readdir(path.join(dist, 'assets'))).find((name) =>
      /^SettingsPage-.*\.js$/.test(name),
    );
    if (chunk === undefined) throw new Error('There is no chunk of the settings.');
    await rename(
      path.join(dist, 'builds/meta', `${old}.json`),
      path.join(dist, 'builds/meta', `${id}.json`),
    );
    const named =
      /^(?:(?:index|404|builds\/home|builds\/shell|\.vite\/page)\.html|sw\.js|builds\/latest\.json)$/;
    for (const name of await readdir(dist, { recursive: true })) {
      const file = path.join(dist, name);
      if (/\.(br|gz)$/.test(name)) await rm(file);
      else if (named.test(name))
        await writeFile(file, (await readFile(file, 'utf8')).replaceAll(old, id));
    }

    await server.kill();
    const deployed = await start();
    stops.push(deployed.kill);

    await page.reload();
    expect(await idOf()).toBe(id);
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 60_000 })
      .toEqual(expect.not.arrayContaining([`build-${old}`]));
    expect(await page.evaluate(() => caches.keys())).toContain(`build-${id}`);
    await context.setOffline(true);
    await page.goto(`${origin}/`);
    expect(await idOf()).toBe(id);
    await context.setOffline(false);

    // A chunk that neither the worker nor the server has any more is a 404, and not the page.
    const gone = await page.evaluate(async () => {
      const answer = await fetch('/assets/SettingsPage-gone.js');
      return [answer.status, answer.headers.get('content-type')];
    });
    expect(gone).toEqual([404, 'text/plain; charset=utf-8']);
  },
);
