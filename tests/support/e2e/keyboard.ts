import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator, presses = 60) {
  await expect(target).toBeVisible();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`Not reached within ${presses} presses of Tab: ${String(target)}`);
}
