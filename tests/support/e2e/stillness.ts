import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Waits until nothing loads, and brings what moves to where it comes to rest by itself: it may be
 * paler on its way, or absent. To be drawn frame by frame in a tall window would take seconds.
 */
export async function awaitStillness(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // The end of a movement may begin another.
    for (let rest = moving(); rest.length > 0; rest = moving()) {
      for (const animation of rest) animation.finish();
      await Promise.allSettled(rest.map((animation) => animation.finished));
    }
  });
}
