import { randomUUID } from 'node:crypto';
import { startServer } from '../support/e2e/server';
import type { RunningServer } from '../support/e2e/server';
import { startStaticHost, staticAddress } from '../support/e2e/staticHost';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'newcomer' });
test.describe.configure({ mode: 'serial' });

const stops: (() => Promise<void>)[] = [];
let pages: string;
let api: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const { origin, port } = await staticAddress();
  api = await startServer({ env: { WEB_ORIGINS: origin, PUBLIC_ORIGIN: origin } });
  stops.push(api.stop);
  stops.push((await startStaticHost(port, api.origin)).stop);
  pages = origin;
});
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

test('a static host has what each page of the catalogue shows first', async ({ request }) => {
  const read = async (path: string): Promise<unknown> => {
    const answer = await request.get(`${pages}${path}_payload.json`);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-cache']);
    return answer.json();
  };
  expect(await read('/')).toMatchObject({ route: 'catalogue', locale: 'en' });
  const character = { route: 'character', locale: 'en', data: { slug: 'ines', name: 'Inês' } };
  expect(await read('/ines/')).toMatchObject(character);
});

test('pages of a static host and an API elsewhere make one product', async ({ page, context }) => {
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
  await page.getByRole('link', { name: 'Create account' }).last().click();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('Robin');
  await dialog.getByLabel('Email').fill(`robin-${randomUUID()}@example.test`);
  await dialog.getByLabel('Password', { exact: true }).fill('a long evening');
  await dialog.getByLabel('Repeat password').fill('a long evening');
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
});

test('a static host answers unknown pages with 404, and sends the headers of the server', async ({
  page,
  faults,
}) => {
  faults.expect(/404 \(Not Found\)/);
  const home = await page.goto(pages);
  const policy = home?.headers()['content-security-policy'] ?? '';
  const served = await page.request.get(api.origin);
  expect(policy.replace(` ${api.origin}`, '')).toBe(served.headers()['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' ${api.origin};`);
  const missing = await page.goto(`${pages}/no/such/page`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a static host tells of the build that the page belongs to', async ({ page }) => {
  const home = await page.request.get(pages);
  const [, id] = /<meta name="build" content="([^"]+)"/.exec(await home.text()) ?? [];
  const latest = await page.request.get(`${pages}/builds/latest.json?${Date.now()}`);
  expect(latest.headers()['cache-control']).toBe('no-cache');
  expect(await latest.json()).toEqual({ id, timestamp: expect.any(Number) });
  const rules = await page.request.get(`${pages}/builds/meta/${id}.json`);
  expect(rules.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await rules.json()).toMatchObject({ '/settings': { middleware: ['auth'] } });
});
