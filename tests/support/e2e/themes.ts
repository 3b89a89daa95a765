import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { openOtherTab } from './otherTab';

/** Gives a function that judges the page, or what matches `within`, in the dark theme and in the light one. */
export async function judgeThemes(page: Page) {
  const choose = await openOtherTab(page.context());
  const show = async (theme: 'dark' | 'light') => {
    await choose('theme', theme);
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  };
  return async function expectBoth(within?: string) {
    await show('dark');
    await expectAccessible(page, within, () => show('light'));
  };
}
