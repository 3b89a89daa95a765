import type { Page } from '@playwright/test';
import { saidBefore } from '../support/e2e/longChat';
import { phone } from '../support/e2e/phone';
import { expect, test } from '../support/e2e/test';
import { awaitRest, saidInSight, watchView } from '../support/e2e/view';

test.use({ visitor: 'member' });

const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });
const toLatest = (page: Page) => page.getByRole('button', { name: 'Jump to latest' });

async function openLongChat(page: Page) {
  await saidBefore(page, 120);
  await page.goto('/ines');
  await expect(log(page).getByText('Come in, come in')).toBeVisible();
}

async function ask(page: Page) {
  await box(page).fill('Tell me about the longest night you remember.');
  await page.keyboard.press('Enter');
  await expect(stop(page)).toBeVisible();
}

const travelled = (seen: readonly { top: number | null }[]) => {
  const tops = seen.map(({ top }) => top ?? NaN);
  return Math.max(...tops) - Math.min(...tops);
};

test.describe('under a finger', { tag: '@anyScreen' }, () => {
  test.use(phone);

  test(
    'a finger that draws the messages down leaves the end, and nothing moves through a reply',
    { tag: '@deep' },
    async ({ page }) => {
      await openLongChat(page);
      await ask(page);
      const touch = await page.context().newCDPSession(page);
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: 195, y }],
        });
      for (let round = 0; round < 4; round += 1) {
        await finger('touchStart', 250);
        for (let y = 270; y <= 610; y += 20) await finger('touchMove', y);
        await finger('touchMove', 610);
        await finger('touchEnd');
      }
      await expect(toLatest(page)).toBeVisible();
      await awaitRest(log(page));
      const view = await watchView(log(page), await saidInSight(log(page)));
      await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible({
        timeout: 30_000,
      });
      const seen = await view.stop();
      expect(seen.length).toBeGreaterThan(5);
      expect(travelled(seen)).toBeLessThan(1);
    },
  );
});

for (const key of ['PageUp', 'Home', 'ArrowUp'])
  // A key does on every screen what it does on one.
  test(
    `${key} leaves the end, and nothing moves through a reply`,
    { tag: key === 'Home' ? '@deep' : ['@anyScreen', '@deep'] },
    async ({ page }) => {
      await openLongChat(page);
      await ask(page);
      await log(page).focus();
      // An arrow goes forty pixels: the end is left for good when the question is half full.
      for (let press = 0; press < (key === 'ArrowUp' ? 12 : 2); press += 1)
        await page.keyboard.press(key);
      await expect(toLatest(page)).toBeVisible();
      await awaitRest(log(page));
      const view = await watchView(log(page), await saidInSight(log(page)));
      await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible({
        timeout: 30_000,
      });
      expect(travelled(await view.stop())).toBeLessThan(1);
    },
  );

test('a picture that comes late moves nothing', { tag: '@deep' }, async ({ page }) => {
  let show: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => (show = resolve));
  await page.route('**/late-*.svg', async (route) => {
    await shown;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="2400"><rect width="900" height="2400" fill="#a64"/></svg>',
    });
  });
  await saidBefore(page, 120, Promise.resolve(), (seq) =>
    seq % 2 === 0 ? {} : { kind: 2, image_url: `/portraits/late-${-seq}.svg`, author: 'bot' },
  );
  await page.goto('/ines');
  await expect(log(page).getByText('Come in, come in')).toBeVisible();
  await log(page).hover();
  await page.mouse.wheel(0, -1500);
  await expect(toLatest(page)).toBeVisible();
  await awaitRest(log(page));
  const row = await saidInSight(log(page));
  const picture = log(page).getByRole('img', { name: /^Picture from/ });
  await expect(picture.first()).toBeAttached();
  const view = await watchView(log(page), row);
  show();
  await expect
    .poll(() =>
      picture.evaluateAll((all) =>
        all.some((image) => image instanceof HTMLImageElement && image.naturalHeight > 0),
      ),
    )
    .toBe(true);
  expect(travelled(await view.stop())).toBeLessThan(1);
});

test(
  'what opens beside the messages moves nothing for who went back, and keeps the end for who did not',
  { tag: '@deep' },
  async ({ page, context, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await openLongChat(page);
    const openAll = async () => {
      await box(page).focus();
      for (const line of ['One', 'Two', 'Three', 'Four']) {
        await page.keyboard.type(line);
        await page.keyboard.press('Shift+Enter');
      }
      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: 'offline' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('status').filter({ hasText: 'offline' })).toBeHidden();
      await box(page).fill('');
    };
    const following = await watchView(log(page), log(page).getByText('Come in, come in'));
    await openAll();
    const atEnd = await following.stop();
    expect(Math.max(...atEnd.map(({ fromEnd }) => fromEnd))).toBeLessThanOrEqual(50);
    await expect(toLatest(page)).toBeHidden();

    await log(page).hover();
    await page.mouse.wheel(0, -900);
    await expect(toLatest(page)).toBeVisible();
    await awaitRest(log(page));
    const detached = await watchView(log(page), await saidInSight(log(page)));
    await openAll();
    expect(travelled(await detached.stop())).toBeLessThan(1);
  },
);
