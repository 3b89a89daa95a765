import type { Page } from '@playwright/test';
import { signUp, storageOf } from '../support/e2e/member';
import { startServer } from '../support/e2e/server';
import type { RunningServer } from '../support/e2e/server';
import { expect, test } from '../support/e2e/test';
import { makeTwoBuilds } from '../support/e2e/twoBuilds';

const anyScreen = { tag: ['@anyScreen', '@deep'] };

let builds: Awaited<ReturnType<typeof makeTwoBuilds>>;
let server: RunningServer;

test.describe.configure({ mode: 'serial' });
// A page that was fetched ahead would not miss its code.
test.use({ savesData: true });
test.beforeAll(async () => {
  builds = await makeTwoBuilds();
  await builds.goBack();
  server = await startServer({ env: { DIST_DIR: builds.folder } });
});
test.afterAll(async () => {
  await server.stop();
  await builds.remove();
});
test.beforeEach(() => builds.goBack());

/** A member of this server, in a chat of the first build with words that were not sent. */
async function writeInFirstBuild(page: Page) {
  await page.context().clearCookies();
  const request = await page.context().browser()?.newContext({ baseURL: server.origin });
  if (request === undefined) throw new Error('There is no browser.');
  const { cookies, origins } = storageOf(server.origin, await signUp(request.request));
  await request.close();
  await page.context().addCookies(cookies);
  await page.context().addInitScript(
    ([origin, items]) => {
      if (window.location.origin !== origin || localStorage.length > 0) return;
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    [server.origin, origins.flatMap(({ localStorage: items }) => items)] as const,
  );
  const watch = ['afterwards', 'lazyViews', 'prefetch'].map((chunk) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`)),
  );
  await page.goto(`${server.origin}/ines`);
  await field(page).fill('For another evening');
  expect(await idOf(page)).toBe(builds.ids.first);
  // What watches for a new build, and what fetches ahead, come from the old one after the first view.
  await Promise.all(watch);
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' });
const idOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');
const settings = (page: Page) => page.getByRole('link', { name: 'Profile', exact: true });

function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test(
  'X8 who comes back to a tab after a deploy reads that there is a new version, and the next page is of it',
  anyScreen,
  async ({ page }) => {
    await writeInFirstBuild(page);
    await builds.deploy();
    const loads = countLoads(page);
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await expect(field(page)).toHaveValue('For another evening');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(notice).toBeHidden();
    expect(loads()).toBe(0);

    await settings(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/settings`);
    expect(await idOf(page)).toBe(builds.ids.second);
    expect(loads()).toBe(1);
    await page.goBack();
    await expect(field(page)).toHaveValue('For another evening');
    expect(loads()).toBe(1);
  },
);

test(
  'X8 a page whose code a deploy took away comes by one reload, of the new build and with the draft',
  anyScreen,
  async ({ page, faults }) => {
    await writeInFirstBuild(page);
    await builds.deploy();
    const gone = await builds.chunkOf('src/ui/settings/SettingsPage.tsx');
    const answer = await page.request.get(`${server.origin}/${gone}`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });

    faults.expect(/404 \(Not Found\)|Failed to fetch dynamically imported module/);
    const loads = countLoads(page);
    await settings(page).click();
    await expect(heading(page)).toBeVisible();
    expect(await idOf(page)).toBe(builds.ids.second);
    expect(loads()).toBe(1);
    await page.goBack();
    await expect(field(page)).toHaveValue('For another evening');
  },
);

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', savesData: false });

  test(
    'X8 nothing of the build before is answered: what it lacks comes by one reload, with the draft',
    anyScreen,
    async ({ page, faults }) => {
      await writeInFirstBuild(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.getByRole('link', { name: /home page/ }).click();
      const report = page.getByRole('link', { name: 'Report a problem' });
      await expect(report).toBeVisible();
      const kept = async () =>
        (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('build-'));
      await expect.poll(kept).toEqual([`build-${builds.ids.first}`]);

      await builds.deploy();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(kept).toEqual([`build-${builds.ids.second}`]);
      expect(await idOf(page)).toBe(builds.ids.first);

      // What the browser itself has kept of the old build would do as well.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Network.clearBrowserCache');
      faults.expect(/404 \(Not Found\)|Failed to fetch dynamically imported module/);
      const loads = countLoads(page);
      // By key: the wall grows, and the foot of the page moves from under a pointer.
      await report.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Report an issue' })).toBeVisible();
      expect(await idOf(page)).toBe(builds.ids.second);
      expect(loads()).toBe(1);
      await page.goto(`${server.origin}/ines`);
      await expect(field(page)).toHaveValue('For another evening');
    },
  );
});
