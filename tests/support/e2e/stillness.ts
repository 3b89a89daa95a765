import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until nothing loads, and nothing moves that comes to rest by itself: either may be paler, or absent. */
export async function awaitStillness(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}
