import { expectAccessible } from '../support/e2e/accessibility';
import { sendEmpty } from '../support/e2e/emptyPage';
import { expect, test } from '../support/e2e/test';
import { countOfTag, official } from '../support/official';

test.describe('Explore', () => {
  test('pages, searches, filters and says when nobody fits', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(30);
    for (let shown = 30; shown < official.length; shown += 15) {
      await cards.nth(shown - 1).scrollIntoViewIfNeeded();
      await expect(cards.nth(shown)).toBeAttached();
    }
    await expect(cards).toHaveCount(official.length);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(page.getByText('That is everyone for tonight.')).toBeVisible();

    const search = page.getByRole('searchbox', { name: 'Search characters' });
    await search.fill('zzzz-nobody');
    await expect(page.getByText('Nobody here fits that')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(cards).toHaveCount(30);
    await expect(search).toHaveValue('');

    await search.fill('Inês');
    await expect(cards).toHaveCount(1);
    await search.fill('');
    await page.getByRole('button', { name: 'Night owl' }).click();
    await expect(page.getByRole('button', { name: 'Night owl' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      await expect(cards).toHaveCount(countOfTag('night-owl'), { timeout: 1_000 });
    }).toPass();
  });

  test(
    'survives a server that fails, and a retry mends it',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page, faults }) => {
      faults.expect(/500/);
      await page.route('**/api/bots/available*', (route) =>
        route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
      );
      await sendEmpty(page);
      await page.goto('/');
      await expect(page.getByText('The characters could not be loaded.')).toBeVisible();
      await page.unroute('**/api/bots/available*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article')).toHaveCount(30);
    },
  );

  test(
    "opens a character's profile over the page, and Back closes it",
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'About Inês' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: /^Inês/ })).toBeVisible();
      await expect(page).toHaveURL(/\?profile=1&about=bot%3Aines$/);
      await expectAccessible(page);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/');

      await page.goForward();
      await page.reload();
      await expect(dialog.getByRole('heading', { name: /^Inês/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('article')).toHaveCount(30);
    },
  );
});

test.describe('pages that are not there', () => {
  for (const path of ['/nobody-of-that-name', '/blog/7/8', '/%E0%A4%A']) {
    test(`${path} says so`, { tag: ['@anyScreen', '@deep'] }, async ({ page, faults }) => {
      faults.expect(/404|400/);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
      await page.getByRole('link', { name: 'Back to Explore' }).click();
      await expect(page.getByRole('article')).toHaveCount(30);
    });
  }
});

test.describe('a form that does not come', () => {
  for (const chunk of ['forms', 'LoginDialog']) {
    test(
      `is said, and can be tried again: ${chunk}`,
      { tag: '@deep' },
      async ({ page, faults }) => {
        faults.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
        const code = `**/assets/${chunk}-*.js`;
        await page.route(code, (route) => route.abort());
        await page.goto('/?login=1');
        await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
        await page.unroute(code);
        await page.getByRole('button', { name: 'Reload the page' }).click();
        await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
      },
    );
  }
});

test.describe('language and theme', () => {
  test(
    'change without a reload, keep what was typed, and are remembered',
    { tag: '@deepOnDesktop' },
    async ({ page, isMobile }) => {
      await page.goto('/');
      const search = page.getByRole('searchbox', { includeHidden: true });
      await search.fill('sea');
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: /^Language: English/ }).click();
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(search).toHaveValue('sea');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    },
  );

  test(
    'characters speak the language that is chosen, at once and from the start',
    { tag: '@deep' },
    async ({ page, isMobile }) => {
      const inEnglish = page.getByText('Conductor of a night train that no timetable admits to');
      const inGerman = page.getByText(
        'Begleitet einen Nachtzug, zu dem sich kein Fahrplan bekennt',
      );
      await page.goto('/vesper');
      await expect(inEnglish).toBeVisible();
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: /^Language: English/ }).click();
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
      await page.keyboard.press('Escape');
      await expect(inGerman).toBeVisible();
      await page.reload();
      await expect(inGerman).toBeVisible();
    },
  );

  test(
    'a browser that speaks Chinese is greeted in Chinese',
    { tag: ['@anyScreen', '@deep'] },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale: 'zh-CN', ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await context.close();
    },
  );
});

test.describe('rules of the road', () => {
  test(
    'a guest who wants the chats is asked to log in, and goes on there',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/chat');
      await expect(page).toHaveURL('/?login=1&next=%2Fchat');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );

  test(
    'S10 without any storage the app still works, and says what that means',
    { tag: '@anyScreen' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(30);
    },
  );

  test(
    'being offline is said, and coming back as well',
    { tag: '@deep' },
    async ({ page, context, faults }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(30);
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('You are offline.')).toBeHidden();
    },
  );
});
