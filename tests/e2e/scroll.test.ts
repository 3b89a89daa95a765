import type { Page } from '@playwright/test';
import { saidBefore } from '../support/e2e/longChat';
import { expect, test } from '../support/e2e/test';
import { watchView } from '../support/e2e/view';

test.use({ visitor: 'member' });

const log = (page: Page) => page.getByRole('log');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.keyboard.press('Enter');
}

async function openLongChat(page: Page, mayLoadOlder = Promise.resolve()) {
  await saidBefore(page, 400, mayLoadOlder);
  await page.goto('/ines');
  await expect(log(page).getByText('Come in, come in')).toBeVisible();
}

test(
  'the end is in view in every frame of a reply',
  { tag: '@deepOnDesktop' },
  async ({ page }) => {
    await openLongChat(page);
    await write(page, 'Tell me about the longest night you remember.');
    await expect(stop(page)).toBeVisible();
    const view = await watchView(log(page), log(page).getByText('Come in, come in'));
    await expect(stop(page)).toBeHidden({ timeout: 30_000 });
    const seen = await view.stop();

    expect(seen.length).toBeGreaterThan(20);
    expect(Math.max(...seen.map(({ fromEnd }) => fromEnd))).toBeLessThanOrEqual(50);
  },
);

test(
  'who went back sees nothing move: not for a reply, its end, older pages, or the window',
  { tag: '@deepOnPhone' },
  async ({ page }) => {
    let loadOlder: () => void = () => undefined;
    await openLongChat(page, new Promise((resolve) => (loadOlder = resolve)));
    await write(page, 'Tell me about the longest night you remember.');
    await expect(stop(page)).toBeVisible();

    await log(page).hover();
    await page.mouse.wheel(0, -9000);
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
    const visible = log(page).getByText(/^Long ago/);
    await expect.poll(() => visible.count()).toBeGreaterThan(3);
    const row = visible.nth(Math.floor((await visible.count()) / 2));
    const text = (await row.innerText()).slice(0, 14);
    const view = await watchView(log(page), log(page).getByText(text));
    const height = () => log(page).evaluate((box) => box.scrollHeight);
    const before = await height();
    loadOlder();
    await expect.poll(height).toBeGreaterThan(before + 1000);

    await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible({
      timeout: 30_000,
    });
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ ...size, height: size.height - 200 });
    await page.setViewportSize(size);
    const seen = await view.stop();
    const tops = seen.map(({ top }) => top ?? NaN);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);

    await page.getByRole('button', { name: '1 new message' }).click();
    await expect
      .poll(() => log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
      .toBeLessThan(2);
  },
);

test(
  'older pages come before the reader is there, up to the first, in few elements',
  { tag: '@deep' },
  async ({ page }) => {
    await openLongChat(page);
    await log(page).focus();
    const beginning = page.getByText('This is where your conversation with Inês begins.');
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(beginning).toBeInViewport({ timeout: 200 });
    }).toPass();
    await expect(log(page).getByText('Long ago 399.')).toBeVisible();
    expect(await page.locator('*').count()).toBeLessThan(1500);
    await page.getByRole('button', { name: 'Jump to latest' }).click();
    await expect(log(page).getByText('Come in, come in')).toBeVisible();
  },
);

test(
  'the day at the top is said while one scrolls, and covers nothing at rest',
  { tag: '@deep' },
  async ({ page }) => {
    await openLongChat(page);
    /** How strongly a day is drawn over the messages. */
    const drawn = () =>
      page
        .getByText(/January/)
        .evaluateAll((days) =>
          days
            .filter((day) => day.closest('[role=log]') === null)
            .map((day) => getComputedStyle(day.parentElement ?? day).opacity),
        );
    expect(await drawn()).toEqual([]);
    await log(page).hover();
    await expect(async () => {
      await page.mouse.wheel(0, -300);
      await expect.poll(drawn, { timeout: 400 }).toEqual(['1']);
    }).toPass();
    await expect.poll(drawn).toEqual(['0']);
  },
);
