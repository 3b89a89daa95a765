import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { holdApplication, listen } from '../support/e2e/filledPage';
import { expect, test } from '../support/e2e/test';

const locales = ['en', 'ch', 'de', 'es', 'ru'] as const;
type Locale = (typeof locales)[number];

const texts = Object.fromEntries(
  locales.map((locale): [string, Record<string, string>] => [
    locale,
    JSON.parse(
      readFileSync(new URL(`../../src/i18n/messages/${locale}.json`, import.meta.url), 'utf8'),
    ),
  ]),
);
const text = (locale: Locale, id: string) => texts[locale]?.[id] ?? '';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const explore = (page: Page, locale: Locale) =>
  page.getByRole('heading', { name: text(locale, 'explore.title') });
const gate = (page: Page, locale: Locale) =>
  page.getByRole('heading', { name: text(locale, 'ageGate.title') });

/** What the browser keeps of the choices of a visitor. */
async function choose(page: Page, origin: string | undefined, cookies: Record<string, string>) {
  const entries = Object.entries(cookies);
  await page
    .context()
    .addCookies(entries.map(([name, value]) => ({ name, value, url: origin ?? '' })));
}

test.describe('without JavaScript', { tag: '@anyScreen' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const tag = locale === 'en' ? [] : '@deep';
    test(
      `the gate alone is there in ${locale}, and behind it the characters`,
      { tag },
      async ({ page, context, baseURL }) => {
        await choose(page, baseURL, { locale });
        await page.goto('/');
        await expect(explore(page, locale)).toBeVisible();
        await expect(cards(page)).toHaveCount(30);
        await expect(cards(page).first().getByRole('link').first()).toBeVisible();

        await context.clearCookies();
        await choose(page, baseURL, { locale });
        await page.goto('/');
        await expect(gate(page, locale)).toBeVisible();
        await expect(cards(page)).toHaveCount(0);
      },
    );
  }
});

const shifts = () => {
  const seen = { sum: 0 };
  Object.assign(globalThis, { shiftsSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.sum += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
};
const shiftsOf = (page: Page) =>
  page.evaluate((): number => Reflect.get(Reflect.get(globalThis, 'shiftsSeen'), 'sum'));

/** The page stands before the application comes, and is the same after it has taken it over. */
async function expectTakenOver(page: Page, locale: Locale, tags: string) {
  const said = listen(page);
  await page.addInitScript(shifts);
  const release = await holdApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(explore(page, locale)).toBeVisible();
  await expect(cards(page)).toHaveCount(30);
  const before = await page.getByRole('main').elementHandle();
  release();
  await expect(page.getByRole('list', { name: tags })).toBeVisible();
  expect(await before?.evaluate((main) => main.isConnected)).toBe(true);
  await expect(cards(page)).toHaveCount(30);
  expect(said).toEqual([]);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
}

for (const locale of locales) {
  const theme = { en: 'dark', ch: 'light', de: 'system', es: 'light', ru: 'dark' }[locale];
  const tag = locale === 'en' ? '@deepOnPhone' : locale === 'de' ? '@deepOnDesktop' : '@deep';
  test(
    `a guest’s page is taken over in ${locale}, ${theme}`,
    { tag },
    async ({ page, baseURL }) => {
      await choose(page, baseURL, { locale, theme });
      await page.addInitScript(
        ([language, look]) => {
          localStorage.setItem('locale', language ?? '');
          localStorage.setItem('theme', look ?? '');
        },
        [locale, theme],
      );
      await expectTakenOver(page, locale, text(locale, 'explore.filters'));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    },
  );
}

test(
  'what is typed and chosen before the application is there stays, and is found',
  { tag: '@anyScreen' },
  async ({ page }) => {
    const said = listen(page);
    const release = await holdApplication(page);
    await page.goto('/', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: text('en', 'explore.searchLabel') });
    const sort = page.getByRole('combobox', { name: text('en', 'explore.sort') });
    await search.pressSequentially('henrik');
    await sort.selectOption({ label: text('en', 'sort.name') });
    await search.focus();
    release();
    await expect(cards(page)).not.toHaveCount(30);
    await expect(cards(page).first().getByRole('heading', { name: 'Henrik' })).toBeVisible();
    await expect(search).toHaveValue('henrik');
    await expect(search).toBeFocused();
    await expect(sort).toHaveValue('name');
    expect(said).toEqual([]);
  },
);

test('fonts that come late move nothing', { tag: '@deep' }, async ({ page, baseURL }) => {
  await choose(page, baseURL, { locale: 'ru' });
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await page.addInitScript(shifts);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: text('ru', 'nav.signup') }).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(30);
  const before = await shiftsOf(page);
  const hasFonts = () =>
    ['Lora', 'Onest'].every((font) => document.fonts.check(`1em ${font}`, 'я'));
  expect(await page.evaluate(hasFonts)).toBe(false);
  release();
  await page.waitForFunction(hasFonts);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect((await shiftsOf(page)) - before).toBeLessThanOrEqual(0.003);
});

test('the gate is taken over, and opens', { tag: '@deep' }, async ({ page, context, baseURL }) => {
  await context.clearCookies();
  await choose(page, baseURL, { locale: 'de', theme: 'light' });
  await page.addInitScript(() => localStorage.setItem('locale', 'de'));
  const said = listen(page);
  const release = await holdApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(gate(page, 'de')).toBeVisible();
  const before = await page.getByRole('main').elementHandle();
  release();
  const menu = page.getByRole('menu');
  await expect(async () => {
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await expect(menu).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  expect(await before?.evaluate((main) => main.isConnected)).toBe(true);
  await page.getByRole('button', { name: text('de', 'ageGate.confirm') }).click();
  await expect(cards(page)).toHaveCount(30);
  expect(said).toEqual([]);
});

test.describe('what the device remembers', { tag: ['@anyScreen', '@deep'] }, () => {
  for (const [cookie, stored] of [
    ['de', 'ru'],
    ['es', 'en'],
    ['en', 'ch'],
  ] as const) {
    test(`${stored} wins over a cookie that says ${cookie}`, async ({ page, baseURL }) => {
      await choose(page, baseURL, { locale: cookie, theme: 'dark' });
      await page.addInitScript((language) => {
        localStorage.setItem('locale', language);
        localStorage.setItem('theme', 'light');
      }, stored);
      const said = listen(page);
      await page.goto('/');
      await expect(explore(page, stored)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(cards(page)).toHaveCount(30);
      expect(said).toEqual([]);
    });
  }
});

test('a page of a character is taken over with its frame', { tag: '@deep' }, async ({ page }) => {
  const said = listen(page);
  await page.goto('/ines');
  await expect(page.getByRole('heading', { name: /^Inês/ }).first()).toBeVisible();
  expect(said).toEqual([]);
});

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test(
    'meets everybody’s page, and then their own, without a blank wall',
    { tag: '@deepOnPhone' },
    async ({ page }) => {
      const own = page.waitForResponse(
        async (answer) =>
          answer.url().includes('/api/bots/available') &&
          (await answer.request().headerValue('authorization')) !== null,
      );
      await expectTakenOver(page, 'en', text('en', 'explore.filters'));
      await own;
      await expect(page.getByRole('link', { name: 'Chats' }).first()).toBeVisible();
      await expect(
        page.getByRole('button', { name: text('en', 'explore.favourites') }),
      ).toBeVisible();
      expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
    },
  );
});
