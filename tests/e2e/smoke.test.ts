import type { Page, Response } from '@playwright/test';
import { judgeThemes } from '../support/e2e/themes';
import { budgets } from '../support/e2e/budgets';
import { expect, test } from '../support/e2e/test';

/** Every answer the page got, from now on. */
function answersOf(page: Page) {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  return answers;
}

async function bytesOf(answers: Response[]) {
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
}

const exploreTitle = 'Who will you talk to tonight?';

test.describe('a newcomer', () => {
  test.use({ visitor: 'newcomer' });

  test(
    'goes on to the characters, and is not asked again',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'I am 18 or over' }).click();
      await expect(page.getByRole('heading', { name: exploreTitle })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: exploreTitle })).toBeVisible();
    },
  );
});

test(
  'Explore shows its first thirty characters, accessible in both themes',
  { tag: '@deepOnPhone' },
  async ({ page }) => {
    // As tall as the page, the window would let the wall grow by itself while it is judged.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    const expectBoth = await judgeThemes(page);
    await page.goto('/');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(30);
    await expectBoth();
    await expect(cards).toHaveCount(30);
  },
);

test.describe('before anything is fetched ahead', () => {
  test.use({ savesData: true });

  test(
    'the first route stays within its budget',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page }) => {
      const answers = answersOf(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: exploreTitle })).toBeVisible();
      const ofType = (type: string) =>
        answers.filter((answer) => answer.request().resourceType() === type);
      expect(ofType('script').length).toBeLessThanOrEqual(budgets.scriptRequests);
      expect(await bytesOf(ofType('script'))).toBeLessThanOrEqual(1_000 * budgets.scriptKb);
      expect(await bytesOf(ofType('stylesheet'))).toBeLessThanOrEqual(1_000 * budgets.styleKb);
    },
  );
});

test(
  'an unknown path is an error page that leads back',
  { tag: '@deep' },
  async ({ page, faults }) => {
    faults.expect(/404 \(Not Found\)/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found', exact: true })).toBeVisible();
    await expect(page.getByText('Page Not Found: /no/such/page')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Explore' }).click();
    await expect(page.getByRole('heading', { name: exploreTitle })).toBeVisible();
  },
);

test('nothing hangs over the edge at any width', { tag: '@deepOnPhone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ width, overhang }).toEqual({ width, overhang: 0 });
  }
});

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test(
    'is logged in on arrival, and after a reload',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page }) => {
      await page.goto('/');
      const chats = page.getByRole('link', { name: 'Chats' }).first();
      await expect(chats).toHaveAttribute('href', '/chat');
      await page.reload();
      await expect(chats).toHaveAttribute('href', '/chat');
    },
  );
});
