import type { Page } from '@playwright/test';

/** Waits for every movement that comes to an end by itself: what fades in is neither pale nor absent. */
export async function awaitStillness(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}
