import { phone } from '../support/e2e/phone';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member', ...phone });

test(
  'on a phone, members find in the settings what guests have in the footer',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('link', { name: 'Privacy', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.getByRole('link', { name: 'Terms', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  },
);

test(
  'the history of desires stands beside the parts of the settings, instead of them on a phone',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await page.goto('/settings/desires');
    const parts = page.getByRole('navigation', { name: 'Settings' });
    await expect(page.getByRole('heading', { level: 1, name: 'Your desires' })).toBeVisible();
    await expect(parts).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(parts.getByRole('link', { name: 'Help' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await expect(parts).toBeVisible();
  },
);
