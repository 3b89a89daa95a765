import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdApplication, listen } from '../support/e2e/filledPage';
import { startServer } from '../support/e2e/server';
import type { RunningServer } from '../support/e2e/server';
import { buildForStaticHost, startStaticHost, staticAddress } from '../support/e2e/staticHost';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'newcomer' });
test.describe.configure({ mode: 'serial' });

const stops: (() => Promise<void>)[] = [];
let pages: string;
/** The same build on a host that knows no conditions. */
let plainPages: string;
let api: RunningServer;

test.beforeAll(async () => {
  // A build of its own, beside two other browsers.
  test.setTimeout(300_000);
  const { origin, port } = await staticAddress();
  const plain = await staticAddress();
  const origins = [origin, plain.origin].join(',');
  api = await startServer({ env: { WEB_ORIGINS: origins, PUBLIC_ORIGIN: origin } });
  stops.push(api.stop);
  const { folder, remove } = await buildForStaticHost(api.origin);
  stops.push(remove);
  stops.push((await startStaticHost(port, folder)).stop);
  stops.push((await startStaticHost(plain.port, folder, { knowsConditions: false })).stop);
  pages = origin;
  plainPages = plain.origin;
});
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

test(
  'a static host has what each page of the catalogue shows first',
  { tag: '@deep' },
  async ({ request }) => {
    const read = async (path: string): Promise<unknown> => {
      const answer = await request.get(`${pages}${path}_payload.json`);
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-cache']);
      return answer.json();
    };
    expect(await read('/')).toMatchObject({ route: 'catalogue', locale: 'en' });
    const character = { route: 'character', locale: 'en', data: { slug: 'ines', name: 'Inês' } };
    expect(await read('/ines/')).toMatchObject(character);
  },
);

test(
  'pages of a static host and an API elsewhere make one product',
  { tag: '@deep' },
  async ({ page, context }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (/^\/api\//.test(pathname)) calls.push(origin);
    });
    await page.goto(pages);
    await page.getByRole('button', { name: 'I am 18 or over' }).click();
    const card = page.getByRole('article').filter({ hasText: 'Inês' });
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await card.getByRole('link', { name: /^Inês, \d\d$/ }).click();
    await expect(page).toHaveURL(`${pages}/ines`);
    await page.getByRole('link', { name: 'Create account' }).last().click();

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').fill('Robin');
    await dialog.getByLabel('Email').fill(`robin-${randomUUID()}@example.test`);
    await dialog.getByLabel('Password', { exact: true }).fill('a long evening');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog).toBeHidden();

    const messages = page.getByRole('log', { name: 'Conversation with Inês' });
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Good evening, Inês!');
    await page.keyboard.press('Enter');
    await expect(messages.getByText(/^Inês, \d/)).toHaveCount(2, { timeout: 30_000 });
    await page.reload();
    await expect(messages.getByText('Good evening, Inês!')).toBeVisible();
    expect(new Set(calls)).toEqual(new Set([api.origin]));
    // Sessions travel in a header; the host of the API has no cookie of the visitor.
    expect(await context.cookies(api.origin)).toEqual([]);
  },
);

test(
  'a static host answers unknown pages with 404, and sends the headers of the server',
  { tag: '@deep' },
  async ({ page, faults }) => {
    faults.expect(/404 \(Not Found\)/);
    const home = await page.goto(pages);
    const policy = home?.headers()['content-security-policy'] ?? '';
    const served = await page.request.get(api.origin);
    expect(policy.replaceAll(` ${api.origin}`, '')).toBe(
      served.headers()['content-security-policy'],
    );
    for (const sources of [
      "connect-src 'self'",
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
    ])
      expect(policy).toContain(`${sources} ${api.origin};`);
    const missing = await page.goto(`${pages}/no/such/page`);
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
);

test(
  'a static host tells of the build that the page belongs to',
  { tag: '@deep' },
  async ({ page }) => {
    const home = await page.request.get(pages);
    const [, id] = /<meta name="build" content="([^"]+)"/.exec(await home.text()) ?? [];
    const latest = await page.request.get(`${pages}/builds/latest.json?${Date.now()}`);
    expect(latest.headers()['cache-control']).toBe('no-cache');
    expect(await latest.json()).toEqual({ id, timestamp: expect.any(Number) });
    const rules = await page.request.get(`${pages}/builds/meta/${id}.json`);
    expect(rules.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await rules.json()).toMatchObject({ '/settings': { middleware: ['auth'] } });
  },
);

const gate = (page: Page) => page.getByRole('heading', { name: 'Are you 18 or over?' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const comeOfAge = (page: Page) =>
  page.context().addCookies(
    [pages, plainPages].flatMap((url) => [
      { name: 'over18', value: '1', url },
      { name: 'theme', value: 'light', url },
    ]),
  );

/** Notes at each frame whether the gate stands there. */
const watchFrames = () => {
  const seen: boolean[] = [];
  Object.assign(globalThis, { gateSeen: seen });
  const note = () => {
    seen.push(document.body?.textContent.includes('Are you 18 or over?') === true);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};
const hasSeenGate = (page: Page) =>
  page.evaluate((): boolean => Reflect.get(globalThis, 'gateSeen').includes(true));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a static host shows a newcomer the gate, and an adult the characters',
    { tag: '@deep' },
    async ({ page, faults }) => {
      faults.expect(/404 \(Not Found\)/);
      for (const path of ['/', '/ines']) {
        await page.goto(`${pages}${path}`);
        await expect(gate(page)).toBeVisible();
        await expect(cards(page)).toHaveCount(0);
      }
      for (const path of ['/blog', '/email', '/no/such/page']) {
        await page.goto(`${pages}${path}`);
        await expect(gate(page)).toHaveCount(0);
      }
      await comeOfAge(page);
      await page.goto(pages);
      await expect(cards(page)).toHaveCount(30);
      await expect(gate(page)).toHaveCount(0);
    },
  );
});

test(
  'the gate of a static host is taken over, and then its characters',
  { tag: '@deep' },
  async ({ page }) => {
    const said = listen(page);
    let release = await holdApplication(page);
    await page.goto(pages, { waitUntil: 'commit' });
    await expect(gate(page)).toBeVisible();
    const before = await page.getByRole('main').elementHandle();
    release();
    const menu = page.getByRole('menu');
    await expect(async () => {
      await page.getByRole('button', { name: 'Language: English' }).click();
      await expect(menu).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    expect(await before?.evaluate((main) => main.isConnected)).toBe(true);
    await page.getByRole('button', { name: 'I am 18 or over' }).click();
    await expect(cards(page)).toHaveCount(30);

    await comeOfAge(page);
    release = await holdApplication(page);
    await page.goto(pages, { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(30);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const filled = await page.getByRole('main').elementHandle();
    release();
    await expect(page.getByRole('list', { name: 'Filter by mood and interest' })).toBeVisible();
    expect(await filled?.evaluate((main) => main.isConnected)).toBe(true);
    expect(said).toEqual([]);
  },
);

test(
  'no gate flashes for an adult whose host cannot choose',
  { tag: '@deep' },
  async ({ page }) => {
    const said = listen(page);
    await comeOfAge(page);
    await page.addInitScript(watchFrames);
    for (const path of ['/', '/ines']) {
      const release = await holdApplication(page);
      await page.goto(`${plainPages}${path}`, { waitUntil: 'commit' });
      await expect(page.locator('#root')).toBeAttached();
      await expect(page.locator('#first-view')).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hasSeenGate(page)).toBe(false);
    }
    expect(said).toEqual([]);
  },
);
