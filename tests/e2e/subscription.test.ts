import type { Page } from '@playwright/test';
import { buyPremium, profileOf } from '../support/e2e/money';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const button = (page: Page, name: string) => page.getByRole('button', { name });

test(
  'M1 premium is cancelled in one dialog, to its end and once, and kept again in another tab',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    await buyPremium(request, member);
    const other = await context.newPage();
    const tabs = [page, other];
    const calls: string[] = [];
    context.on('request', (call) => {
      const { pathname } = new URL(call.url());
      if (call.method() === 'POST' && pathname.startsWith('/api/subscription/'))
        calls.push(pathname);
    });
    for (const tab of tabs) {
      await tab.goto('/settings#subscription');
      await expect(button(tab, 'Cancel Premium')).toBeInViewport();
    }
    await expect(page.getByText('3 free days, nothing charged')).toBeVisible();

    await button(page, 'Cancel Premium').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Premium?' });
    await expect(
      dialog.getByText(/^Your free trial runs until .* nothing is charged/),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel Premium' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Keep Premium')).toBeFocused();
    for (const tab of tabs) {
      await expect(tab.getByText(/^Your free trial runs until/)).toBeVisible();
      await expect(button(tab, 'Cancel Premium')).toBeHidden();
    }
    expect((await profileOf(request, member)).has_subscription).toBe(true);

    await button(other, 'Keep Premium').click();
    for (const tab of tabs) await expect(button(tab, 'Cancel Premium')).toBeVisible();
    expect(calls).toEqual(['/api/subscription/cancel_stripe/', '/api/subscription/resume/']);
  },
);
