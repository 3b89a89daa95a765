import type { Page } from '@playwright/test';

/**
 * Lays a keyboard over the page as iOS does: the page keeps its size, and the browser moves what is
 * visible of it down by `top`. Returns how it is put away.
 */
export async function layKeyboardOver(page: Page, visible: { height: number; top: number }) {
  const keyboard = await page.evaluateHandle(({ height, top }) => {
    const viewport = window.visualViewport;
    if (viewport === null) throw new Error('No visual viewport');
    Object.defineProperties(viewport, {
      height: { configurable: true, get: () => height },
      offsetTop: { configurable: true, get: () => top },
    });
    viewport.dispatchEvent(new Event('resize'));
    return {
      putAway: () => {
        Reflect.deleteProperty(viewport, 'height');
        Reflect.deleteProperty(viewport, 'offsetTop');
        viewport.dispatchEvent(new Event('resize'));
      },
    };
  }, visible);
  return () => keyboard.evaluate(({ putAway }) => putAway());
}
