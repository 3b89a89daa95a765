import type { Locator, Page } from '@playwright/test';
import { saidBefore } from '../support/e2e/longChat';
import { expect, test } from '../support/e2e/test';
import { awaitRest, watchView } from '../support/e2e/view';

test.use({ visitor: 'member' });

const log = (page: Page) => page.getByRole('log');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Picture from/ });
const pictures = (page: Page) => log(page).getByRole('button', { name: /^Picture from/ });

async function openChat(page: Page) {
  await page.goto('/ines');
  await expect(log(page).getByText(/^Inês, \d/)).not.toHaveCount(0);
}

/** Writes, and waits until the character has answered with so many rows of her own. */
async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.keyboard.press('Enter');
  await stop(page).waitFor();
  await stop(page).waitFor({ state: 'hidden', timeout: 60_000 });
}

const rowOf = (page: Page, text: string) =>
  log(page).getByRole('listitem').filter({ hasText: text }).last();

async function chooseDelete(page: Page, row: Locator) {
  await row.getByRole('button', { name: 'Message options' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
}

const texts = (page: Page) =>
  log(page)
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent ?? ''));

test(
  'a message goes at once and comes back at its place, in another tab as well',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context }) => {
    await openChat(page);
    await say(page, 'Good evening');
    const other = await context.newPage();
    await openChat(other);
    await expect(rowOf(other, 'Good evening')).toBeVisible();
    const before = await texts(page);

    await chooseDelete(page, rowOf(page, 'Good evening'));
    await expect(rowOf(page, 'Good evening')).toBeHidden();
    await expect(page.getByText('Message deleted')).toBeVisible();
    await expect(undo(page)).toBeFocused();
    await expect(rowOf(other, 'Good evening')).toBeHidden();
    await expect(undo(other)).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Good evening')).toBeVisible();
    await expect(undo(page)).toBeHidden();
    expect(await texts(page)).toEqual(before);
    await expect(rowOf(page, 'Good evening').locator(':focus')).toHaveCount(1);
    await expect(rowOf(other, 'Good evening')).toBeVisible();
    await page.reload();
    await expect(rowOf(page, 'Good evening')).toBeVisible();
  },
);

test(
  'nothing moves for who reads further up, when a message goes and when it comes back',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 560 });
    await openChat(page);
    await say(page, 'Tell me about the longest night you remember.');
    await log(page).focus();
    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
    await awaitRest(log(page));
    const row = rowOf(page, 'Tell me about the longest night you remember.');
    await row.getByRole('button', { name: 'Message options' }).focus();
    const watched = await watchView(log(page), rowOf(page, 'Come in, come in'));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(row).toBeHidden();
    await undo(page).press('Enter');
    await expect(row).toBeVisible();
    await expect(undo(page)).toBeHidden();
    const tops = (await watched.stop()).map(({ top }) => top ?? NaN);
    expect(Math.max(...tops) - Math.min(...tops)).toBe(0);
  },
);

test(
  'the end is above the field after a message went while the reader was further up',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context }) => {
    await saidBefore(page, 40);
    await openChat(page);
    await say(page, 'Good evening');
    await log(page).focus();
    await page.keyboard.press('Home');
    const toLatest = page.getByRole('button', { name: 'Jump to latest' });
    await expect(toLatest).toBeVisible();
    const other = await context.newPage();
    await openChat(other);
    await chooseDelete(other, rowOf(other, 'Good evening'));
    await expect(rowOf(page, 'Good evening')).toHaveCount(0);

    await toLatest.click();
    const last = log(page).getByRole('listitem').last();
    await expect(last).toBeInViewport();
    const below = () =>
      last.evaluate((row) => {
        const list = row.closest('[role=log]');
        return (list?.getBoundingClientRect().bottom ?? NaN) - row.getBoundingClientRect().bottom;
      });
    await expect.poll(below).toBeLessThan(60);
  },
);

test(
  'a message that the server does not delete comes back, and is deleted at the second try',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, faults }) => {
    faults.expect(/503/);
    await openChat(page);
    await say(page, 'Good evening');
    let isDown = true;
    await page.route('**/api/chat/*/messages/*', (route) =>
      isDown && route.request().method() === 'DELETE'
        ? route.fulfill({ status: 503 })
        : route.fallback(),
    );
    await chooseDelete(page, rowOf(page, 'Good evening'));
    await expect(page.getByRole('alert')).toHaveText('The message could not be deleted.');
    await expect(rowOf(page, 'Good evening')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 'Good evening')).toBeHidden();
    await expect(undo(page)).toBeVisible();
    await page.reload();
    await expect(log(page).getByText(/^Inês, \d/)).not.toHaveCount(0);
    await expect(rowOf(page, 'Good evening')).toBeHidden();
  },
);

test(
  'a picture is looked at by the keyboard, and a second one is locked',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await openChat(page);
    await say(page, 'Send me a picture');
    await pictures(page).press('Enter');
    await expect(viewer(page)).toBeVisible();
    await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused();
    const image = viewer(page).getByRole('img');
    const width = async () => (await image.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(0);
    const whole = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeCloseTo(whole * 1.5, 0);
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(whole, 0);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(pictures(page)).toBeFocused();

    await say(page, 'Send me another picture');
    await expect(log(page).getByText('Locked picture')).toBeVisible();
    await expect(pictures(page)).toHaveCount(1);
    await log(page).getByRole('button', { name: 'Show it · 3 desires' }).click();
    await expect(page.getByRole('dialog', { name: /’s picture$/ })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?pw=1&from=unblur');
  },
);

test(
  'two fingers enlarge a picture, and one that pulls it down puts it away',
  { tag: '@deep' },
  async ({ page }) => {
    await openChat(page);
    await say(page, 'Send me a picture');
    await pictures(page).click();
    const image = viewer(page).getByRole('img');
    const box = async () => (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await expect.poll(async () => (await box()).width).toBeGreaterThan(0);
    const whole = await box();
    const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    const line = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...points: readonly [number, number][]
    ) =>
      line.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x: middle.x + x, y: middle.y + y, id })),
      });

    await touch('touchStart', [-40, 0], [40, 0]);
    for (const reach of [50, 65, 80]) await touch('touchMove', [-reach, 0], [reach, 0]);
    await touch('touchEnd');
    await expect.poll(async () => (await box()).width).toBeCloseTo(whole.width * 2, 0);

    // A large picture is moved, and does not go.
    await touch('touchStart', [0, 0]);
    for (const down of [40, 90, 140]) await touch('touchMove', [0, down]);
    await touch('touchEnd');
    await expect(viewer(page)).toBeVisible();

    await touch('touchStart', [-80, 0], [80, 0]);
    for (const reach of [60, 35, 20]) await touch('touchMove', [-reach, 0], [reach, 0]);
    await touch('touchEnd');
    await expect.poll(async () => (await box()).width).toBeCloseTo(whole.width, 0);

    await touch('touchStart', [0, 0]);
    for (const down of [40, 90, 140]) await touch('touchMove', [0, down]);
    await touch('touchEnd');
    await expect(viewer(page)).toBeHidden();
  },
);
