import type { Page } from '@playwright/test';
import { saidBefore } from '../support/e2e/longChat';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const TOTAL = 3;
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Picture from/ });
const image = (page: Page) => viewer(page).getByRole('img');
const count = (page: Page) => viewer(page).getByRole('status');
const boxOf = async (page: Page) =>
  (await image(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Opens the second of three pictures of a chat. */
async function openPicture(page: Page) {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>';
  await page.route('**/portraits/shown-*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await saidBefore(page, TOTAL, undefined, (seq) => ({
    kind: 2,
    image_url: `/portraits/shown-${-seq}.svg`,
    author: 'bot',
  }));
  await page.goto('/ines');
  const pictures = page.getByRole('log').getByRole('button', { name: /^Picture from/ });
  await expect(pictures).toHaveCount(TOTAL);
  await pictures.nth(1).click();
  await expect(count(page)).toHaveText('2 of 3');
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(0);
}

test(
  'a finger leads from picture to picture, and lets them spring back',
  { tag: '@deepOnDesktop' },
  async ({ page }) => {
    await openPicture(page);
    const whole = await boxOf(page);
    const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    const line = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      line.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((x) => ({ x: middle.x + x, y: middle.y })),
      });
    const swipe = async (...way: number[]) => {
      await touch('touchStart', 0);
      for (const x of way) await touch('touchMove', x);
    };
    const tapTwice = async () => {
      for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const)
        await touch(type, ...(type === 'touchStart' ? [0] : []));
    };

    await swipe(-20, -60, -120);
    await expect.poll(async () => Math.round((await boxOf(page)).x - whole.x)).toBe(-120);
    await touch('touchEnd');
    await expect(count(page)).toHaveText('3 of 3');
    await expect.poll(async () => Math.round((await boxOf(page)).x - whole.x)).toBe(0);

    // There is none after it: it follows less, and springs back.
    await swipe(-20, -60, -120);
    await expect.poll(async () => Math.round((await boxOf(page)).x - whole.x)).toBe(-36);
    await touch('touchEnd');
    await expect.poll(async () => Math.round((await boxOf(page)).x - whole.x)).toBe(0);
    await expect(count(page)).toHaveText('3 of 3');

    await swipe(20, 60, 120);
    await touch('touchEnd');
    await expect(count(page)).toHaveText('2 of 3');
    await expect.poll(async () => Math.round((await boxOf(page)).x - whole.x)).toBe(0);

    await tapTwice();
    await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(whole.width * 2.5, 0);
    // A large picture is moved aside, and none takes its place.
    await swipe(-20, -60, -120);
    await touch('touchEnd');
    await expect(count(page)).toHaveText('2 of 3');
    await tapTwice();
    await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(whole.width, 0);
  },
);

test(
  'a mouse and keys lead from picture to picture',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await openPicture(page);
    const next = viewer(page).getByRole('button', { name: 'Next picture' });
    const previous = viewer(page).getByRole('button', { name: 'Previous picture' });
    await next.click();
    await expect(count(page)).toHaveText('3 of 3');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await previous.click();
    await expect(count(page)).toHaveText('2 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(count(page)).toHaveText('1 of 3');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toBeFocused();

    const whole = (await boxOf(page)).width;
    await page.keyboard.press('+');
    await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(whole * 1.5, 0);
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toHaveText('1 of 3');
    await page.keyboard.press('-');
    await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(whole, 0);
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toHaveText('2 of 3');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
  },
);
