import type { Page, Route } from '@playwright/test';
import { ledgerOf, profileOf } from '../support/e2e/money';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const again = (page: Page) => page.getByText(/^Again in (?:24 h|23 h 5\d min)/);

test(
  'M1 two tabs that claim at once, one by a double click, have it once, say when again, and list it',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    const other = await context.newPage();
    const held: Route[] = [];
    await context.route('**/api/profile/claim_desires', (route) => {
      held.push(route);
    });
    for (const tab of [page, other]) await tab.goto('/settings?part=subscription');

    await page.getByRole('button', { name: '+100 today' }).dblclick();
    await other.getByRole('button', { name: 'Claim 100' }).click();
    await expect.poll(() => held.length).toBe(2);
    await Promise.all(held.map((route) => route.continue()));

    for (const tab of [page, other]) {
      await expect(again(tab)).toBeVisible({ timeout: 10_000 });
      await expect(tab.getByRole('banner').getByText('100 desires')).toBeAttached();
      await expect(tab.getByRole('button', { name: '+100 today' })).toBeHidden();
    }
    expect(held.length).toBe(2);
    expect((await profileOf(request, member)).num_tokens).toBe(100);
    expect(await ledgerOf(request, member)).toEqual([{ amount: 100, reason: 'daily-claim' }]);

    await page.getByRole('link', { name: 'See history' }).click();
    await expect(page.getByRole('heading', { name: 'Your desires' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
      /^Free daily desires.*\+100Balance 100$/,
    );
  },
);
