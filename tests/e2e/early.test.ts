import type { Page, Request } from '@playwright/test';
import { sendEmpty } from '../support/e2e/emptyPage';
import { expect, test } from '../support/e2e/test';

const firstPage = '**/api/bots/available?*';

test.beforeEach(({ page }) => sendEmpty(page));

/** Every request for characters, from now on. */
function catalogueCalls(page: Page) {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/bots/available')) calls.push(request);
  });
  return calls;
}

/** Lets the application come only when characters were asked for. */
async function holdApplication(page: Page) {
  const asked = page.waitForRequest(firstPage);
  await page.route('**/assets/index-*.js', async (route) => {
    await asked;
    await route.continue();
  });
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test(
  'the first characters are asked for before the application is there, and once',
  { tag: '@deep' },
  async ({ page }) => {
    const calls = catalogueCalls(page);
    await holdApplication(page);
    await page.goto('/');
    await expect(cards(page)).toHaveCount(30);
    expect(calls).toHaveLength(1);
  },
);

test('what did not come early is asked for again', { tag: '@deep' }, async ({ page, faults }) => {
  faults.expect(/Failed to load resource/);
  const calls = catalogueCalls(page);
  await holdApplication(page);
  await page.route(firstPage, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await expect(cards(page)).toHaveCount(30);
  expect(calls).toHaveLength(2);
});

test.describe('nothing is asked for early', () => {
  test('in front of the gate', { tag: '@deep' }, async ({ page, context }) => {
    await context.clearCookies();
    const calls = catalogueCalls(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Are you 18 or over?' })).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  test('in another language than the visitor’s', { tag: '@deep' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'de'));
    const calls = catalogueCalls(page);
    await page.goto('/');
    await expect(cards(page)).toHaveCount(30);
    const languages = await Promise.all(calls.map((call) => call.headerValue('accept-language')));
    expect(languages).toEqual(['de']);
  });
});

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test('never asks as a guest', { tag: '@deep' }, async ({ page }) => {
    const calls = catalogueCalls(page);
    await page.goto('/');
    await expect(cards(page)).toHaveCount(30);
    const tokens = await Promise.all(calls.map((call) => call.headerValue('authorization')));
    expect(tokens.map((token) => token?.split(' ')[0])).toEqual(calls.map(() => 'Bearer'));
  });
});
