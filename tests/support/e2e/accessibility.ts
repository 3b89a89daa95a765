import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { awaitStillness } from './stillness';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No page has frames, so that axe needs no page of its own to put together what it finds. */
const withoutFrames = true;

/** More than the tallest dialog has to show. */
const DIALOG_HEIGHT = 1600;

/** A wall that goes on as long as one looks at it repeats its cards below. */
const TALLEST = 5000;
const MOST_GROWTHS = 4;
/** Pixels; on a phone the height of a page is rounded up. */
const LEAST_GROWTH = 8;

/** What a theme decides. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function judge(page: Page, runOnly: string[], within: string | undefined) {
  await awaitStillness(page);
  const axe = new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(withoutFrames);
  if (within !== undefined) {
    await expect(page.locator(within)).toHaveCount(1);
    axe.include(within);
  }
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
}

/** In pixels, by how much the page is taller than its window. */
async function missingHeight(page: Page): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return height - (page.viewportSize()?.height ?? height);
}

/**
 * Judges the page in a window as tall as itself; again where a part that came late, perhaps because
 * it is in sight now, made the page taller meanwhile. A page whose height depends on its window's can
 * stay taller whatever the window is: hence a limit.
 */
async function judgeWhole(page: Page, width: number) {
  for (let growths = 0; ; growths += 1) {
    await awaitStillness(page);
    const missing = await missingHeight(page);
    const height = Math.min(TALLEST, (page.viewportSize()?.height ?? 0) + missing);
    if (missing >= LEAST_GROWTH) await page.setViewportSize({ width, height });
    const found = await judge(page, rules, undefined);
    const isWhole = height === TALLEST || (await missingHeight(page)) < LEAST_GROWTH;
    if (growths === MOST_GROWTHS || isWhole) return found;
  }
}

/**
 * Fails when the page as it stands, or what matches `within`, breaks a rule of WCAG 2.2 A or AA that
 * axe can judge; of colours also after `inOtherTheme`. The window is made as tall as the page
 * meanwhile, or as a dialog can be: what has merely not been scrolled out from under the bar at the
 * foot is no fault.
 */
export async function expectAccessible(
  page: Page,
  within?: string,
  inOtherTheme?: () => Promise<void>,
) {
  const viewport = page.viewportSize();
  if (viewport !== null && within !== undefined)
    await page.setViewportSize({ width: viewport.width, height: DIALOG_HEIGHT });
  const found =
    viewport !== null && within === undefined
      ? await judgeWhole(page, viewport.width)
      : await judge(page, rules, within);
  if (inOtherTheme !== undefined) {
    await inOtherTheme();
    found.push(...(await judge(page, colourRules, within)));
  }
  if (viewport !== null) await page.setViewportSize(viewport);
  expect(found).toEqual([]);
}
