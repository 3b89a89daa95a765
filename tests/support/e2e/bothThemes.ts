import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect } from './test';

/** A page of the inspector in the light theme, which is there first and again in the end, and dark. */
export async function expectBoth(page: Page) {
  await expectAccessible(page, undefined, async () => {
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
  await page.getByRole('button', { name: 'Light theme' }).click();
}
