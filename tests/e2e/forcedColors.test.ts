import type { Locator } from '@playwright/test';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const ground = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

test(
  'in the colours of the user what is chosen, on or counted still shows it',
  { tag: '@deep' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    const chip = page.getByRole('button', { name: 'Romantic' });
    await expect(chip).toBeVisible();
    const before = await ground(chip);
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(await ground(chip)).not.toBe(before);

    const here = page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first();
    const elsewhere = page.getByRole('navigation').getByRole('link', { name: 'Chats' }).first();
    expect(await ground(here)).not.toBe(await ground(elsewhere));

    await page.goto('/settings');
    await expect(page.getByRole('switch').first()).toHaveCSS('appearance', 'auto');

    await page.goto('/?premium=1');
    const monthly = page.locator('label', { hasText: 'Monthly' });
    const yearly = page.locator('label', { hasText: 'Yearly' });
    await expect(yearly).toBeVisible();
    expect(await ground(monthly)).not.toBe(await ground(yearly));
    await expect(page.getByText('Save 50 %')).toHaveCSS('border-top-width', '1px');
  },
);
