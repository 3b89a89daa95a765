import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test';
import type { Faults } from '../support/e2e/faults';

// What was fetched ahead cannot be gone.
test.use({ visitor: 'member', savesData: true });

const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const fromInes = (page: Page) => page.getByRole('log').getByText(/^Inês, \d/);
const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });
const profile = (page: Page) => page.getByRole('link', { name: 'Profile', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Takes a chunk from the server, as a deploy does; the build that a reload brings has it, unless it
 * is gone for good. Tells how often the page has been loaded since.
 */
async function takeAway(
  page: Page,
  faults: Faults,
  chunk: string,
  { isForGood = false }: { isForGood?: boolean } = {},
) {
  faults.expect(/404 \(Not Found\)|Failed to fetch dynamically imported module/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(`**/assets/${chunk}-*.js`, (route) =>
    isForGood || loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  return () => loads;
}

test('X8 a page that is gone after a deploy comes by one reload, where its visitor went; nothing written is lost @deep', async ({
  page,
  faults,
}) => {
  await page.goto('/ines');
  await expect(fromInes(page)).toHaveCount(1);
  await box(page).fill('Do you like rain?');
  await box(page).press('Enter');
  await expect(fromInes(page)).toHaveCount(2, { timeout: 40_000 });
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden();

  faults.expect(/ERR_FAILED/);
  await page.route('**/api/chat/*/messages', (route) => route.abort());
  await box(page).fill('For later');
  await box(page).press('Enter');
  await expect(page.getByText('Not sent. Check your connection.')).toBeVisible();
  await box(page).fill('And besides');
  const menu = page.getByRole('button', { name: 'Message options' }).nth(1);
  await menu.focus();
  await menu.press('Enter');
  // By key: the driver scrolls of its own accord to what it clicks while that still grows.
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Edit message' });
  await field.fill('Do you like fog?');

  const loads = await takeAway(page, faults, 'SettingsPage');
  await profile(page).click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page).toHaveURL('/settings');
  expect(loads()).toBe(1);

  await page.goBack();
  await expect(field).toHaveValue('Do you like fog?');
  await expect(said(page, 'For later')).toBeVisible();
  await field.press('Escape');
  await expect(box(page)).toHaveValue('And besides');
});

test(
  'X8 a page that is gone for good is reloaded once; then the error page has a way on',
  { tag: '@deep' },
  async ({ page, faults }) => {
    await page.goto('/');
    const loads = await takeAway(page, faults, 'SettingsPage', { isForGood: true });
    await profile(page).click();
    await expect(heading(page, 'Internal Server Error')).toBeVisible();
    await expect(page).toHaveURL('/settings');
    expect(loads()).toBe(1);

    await page.getByRole('link', { name: 'Back to Explore' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(30);
    await profile(page).click();
    await expect(heading(page, 'Internal Server Error')).toBeVisible();
    expect(loads()).toBe(1);
  },
);

test(
  'X8 a dialog that is gone for good leaves the error page, and not nothing',
  { tag: '@deep' },
  async ({ page, faults }) => {
    await page.goto('/');
    const loads = await takeAway(page, faults, 'DesiresDialog', { isForGood: true });
    await page.getByRole('link', { name: 'desires' }).first().click();
    await expect(heading(page, 'Internal Server Error')).toBeVisible();
    await expect(page).toHaveURL(/\?pw=1/);
    expect(loads()).toBe(1);
    await page.getByRole('link', { name: 'Back to Explore' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(30);
  },
);

test(
  'X8 the code of a chat that is gone comes by one reload; without it, to try again asks again',
  { tag: '@deep' },
  async ({ page, faults }) => {
    const loads = await takeAway(page, faults, 'conversation', { isForGood: true });
    await page.goto('/');
    await page
      .getByRole('article')
      .getByRole('link', { name: /^Inês, \d\d$/ })
      .click();
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await expect(page).toHaveURL('/ines');
    expect(loads()).toBe(2);

    await page.unroute('**/assets/conversation-*.js');
    // Ten seconds later.
    await page.evaluate(() => sessionStorage.setItem('chunk_reload', String(Date.now() - 10_000)));
    await tryAgain.click();
    await expect(fromInes(page)).toHaveCount(1);
    await expect(page).toHaveURL('/ines');
  },
);

test('X8 nothing is reloaded offline', { tag: '@deep' }, async ({ page, context, faults }) => {
  await page.goto('/');
  const loads = await takeAway(page, faults, 'SettingsPage', { isForGood: true });
  faults.expect(/ERR_INTERNET_DISCONNECTED|Unable to preload CSS/);
  await context.setOffline(true);
  await profile(page).click();
  await expect(heading(page, 'Internal Server Error')).toBeVisible();
  expect(loads()).toBe(0);

  await page.unroute('**/assets/SettingsPage-*.js');
  await context.setOffline(false);
  const reload = page.getByRole('button', { name: 'Reload the page' });
  // A part that fails a moment later, with the network back, reloads the page by itself.
  await expect(async () => {
    if (await reload.isVisible()) await reload.click();
    await expect(heading(page, 'Settings')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test(
  'X8 the rules of the build lead the visitor, and one that nobody knows is an error that is logged once',
  { tag: '@deep' },
  async ({ page, faults }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/builds/')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(30);
    // The page's own preload was taken, so nothing was asked for twice.
    expect(asked).toEqual([expect.stringMatching(/^\/builds\/meta\/[0-9a-f]{16}\.json$/)]);

    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    faults.expect(/Unknown route middleware/);
    await page.route('**/builds/meta/*.json', (route) =>
      route.fulfill({ json: { '/': {}, '/settings': { middleware: ['auth', 'stranger'] } } }),
    );
    await page.goto('/settings');
    await expect(heading(page, 'Internal Server Error')).toBeVisible();
    expect(logged).toEqual(['Unknown route middleware: stranger']);
    await page.getByRole('link', { name: 'Back to Explore' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(30);
  },
);

test(
  'X8 without the rules of its build the page is loaded again once; then there is a way on',
  { tag: '@deep' },
  async ({ page, faults }) => {
    faults.expect(/404 \(Not Found\)|route rules of this build/);
    await page.route('**/builds/meta/*.json', (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/');
    await expect(heading(page, 'Internal Server Error')).toBeVisible();
    expect(loads).toBe(2);
    await page.unroute('**/builds/meta/*.json');
    await page.getByRole('link', { name: 'Back to Explore' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(30);
    expect(loads).toBe(2);
  },
);
