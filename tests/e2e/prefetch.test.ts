import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'adult', savesData: false });

const isPayload = (url: string) => new URL(url).pathname.endsWith('/_payload.json');
const card = (page: Page, name: RegExp) => page.getByRole('article').getByRole('link', { name });
const ines = /^Inês, \d\d$/;
const payloadOf = (page: Page, slug: string) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === `/${slug}/_payload.json`);

test(
  'a character in view is there at once, though its own call has no answer',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    let calls = 0;
    await page.route('**/api/bot/*', () => void (calls += 1));
    const brought = payloadOf(page, 'ines');
    await page.goto('/');
    await (await brought).finished();
    // It is at hand once its code is there as well, of which a page says nothing.
    await expect(async () => {
      if (new URL(page.url()).pathname !== '/') await page.goBack();
      calls = 0;
      await card(page, ines).click();
      await expect(page).toHaveURL('/ines');
      await expect(page.getByRole('heading', { level: 1, name: /^Inês, \d\d/ })).toBeVisible();
      await expect(page.getByText(/^Come in, come in, /)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    expect(calls).toBe(0);
  },
);

test(
  'pages in view come four at a time once the page is loaded, and those that leave it are dropped',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    const open = new Set<Request>();
    const dropped: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!isPayload(request.url())) return;
      open.add(request);
      asked.push(new URL(request.url()).pathname);
    });
    page.on('requestfailed', (request) => {
      if (open.delete(request)) dropped.push(new URL(request.url()).pathname);
    });
    await page.route('**/_payload.json', () => undefined);
    await page.goto('/');
    await expect.poll(() => open.size).toBe(4);
    const begun = [...asked];
    expect(begun.length).toBe(4);
    // A first view shares its line with nothing that it does not need.
    const [loaded, ahead] = await page.evaluate(() => [
      performance.getEntriesByType('navigation')[0]?.duration ?? Infinity,
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/assets/prefetch-'))?.startTime ?? 0,
    ]);
    expect(ahead).toBeGreaterThanOrEqual(loaded ?? Infinity);

    await page.mouse.move(0, 0);
    await card(page, /./).last().scrollIntoViewIfNeeded();
    await expect.poll(() => dropped).toEqual(expect.arrayContaining(begun));
    await expect.poll(() => open.size).toBe(4);
  },
);

test.describe('nothing is fetched ahead', () => {
  const watch = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isPayload(request.url())) asked.push(request.url());
    });
    return asked;
  };

  test.describe('in front of the age gate', () => {
    test.use({ visitor: 'newcomer' });
    test('of the catalogue', { tag: ['@anyScreen', '@deep'] }, async ({ page }) => {
      const asked = watch(page);
      await page.goto('/');
      await page.getByRole('button', { name: 'I am 18 or over' }).hover();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
  });

  test.describe('for who saves data', () => {
    test.use({ savesData: true });
    test('at all', { tag: ['@anyScreen', '@deep'] }, async ({ page }) => {
      const asked = watch(page);
      await page.goto('/');
      await card(page, ines).hover();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
  });
});
