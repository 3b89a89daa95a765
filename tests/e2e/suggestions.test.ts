import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { saidBefore } from '../support/e2e/longChat';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const row = (page: Page) => page.getByRole('group', { name: 'Suggestions' });
const lines = (page: Page) => row(page).getByRole('button');
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

test(
  'a suggestion is tapped and stands in the chat, and others come after the reply',
  { tag: ['@anyScreen', '@deepOnPhone'] },
  async ({ page }) => {
    await page.goto('/ines');
    await expect(lines(page)).toHaveCount(3);
    await expectAccessible(page);
    const text = await lines(page).first().innerText();
    await lines(page).first().click();
    const log = page.getByRole('log');
    await expect(log.getByText(text, { exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(row(page).getByText(text, { exact: true })).toHaveCount(0);
    await expect(lines(page).first()).toBeVisible();
    await field(page).fill('By the sea');
    await expect(row(page)).toBeHidden();
    await field(page).fill('');
    await expect(row(page)).toBeVisible();
  },
);

test(
  'the row keeps the end in view, and moves nothing further up',
  { tag: '@anyScreen' },
  async ({ page }) => {
    await saidBefore(page, 40);
    let answer = () => {};
    await page.route('**/suggestions', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    const log = page.getByRole('log');
    const last = log.getByText('Come in, come in');
    const bottomOf = async () => (await last.boundingBox())?.y ?? 0;
    const fromEnd = async () =>
      log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);

    await page.goto('/ines');
    await expect(last).toBeVisible();
    const before = await bottomOf();
    answer();
    await expect(row(page)).toBeVisible();
    await expect.poll(bottomOf).toBeLessThan(before);
    await expect.poll(fromEnd).toBeLessThanOrEqual(2);

    await page.reload();
    await expect(last).toBeVisible();
    await log.hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(fromEnd).toBeGreaterThan(300);
    const reading = log.getByText('Long ago', { exact: false }).last();
    const place = await reading.boundingBox();
    answer();
    await expect(row(page)).toBeVisible();
    expect((await reading.boundingBox())?.y).toBe(place?.y);
  },
);

test(
  'by keys they come after the field, and the focus goes back to it',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await page.goto('/ines');
    await expect(lines(page)).toHaveCount(3);
    await field(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Emoji' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(lines(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
  },
);
