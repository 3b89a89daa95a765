import type { Page } from '@playwright/test';
import { eventsPath } from '../support/e2e/chats';
import { madeUpId, saidBefore } from '../support/e2e/longChat';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });
const fromInes = (page: Page) => page.getByRole('log').getByText(/^Inês, \d/);
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });

async function write(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
}

async function ask(page: Page, text: string, answers: number) {
  await write(page, text);
  await expect(fromInes(page)).toHaveCount(answers, { timeout: 40_000 });
  await expect(stop(page)).toBeHidden();
}

async function choose(page: Page, row: number, entry: string) {
  const menu = page.getByRole('button', { name: 'Message options' }).nth(row);
  await menu.focus();
  await menu.press('Enter');
  // By key: the driver scrolls of its own accord to what it clicks while that still grows.
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

const lastRow = (page: Page) => page.getByRole('log').getByRole('listitem').last();

test(
  'another answer is had, both are kept, and a reload and the other tab show the one chosen',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context }) => {
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    await ask(page, 'Tell me about the sea.', 2);
    const other = await context.newPage();
    await other.goto('/ines');
    await expect(fromInes(other)).toHaveCount(2);

    await choose(page, 2, 'Try another answer');
    for (const tab of [page, other])
      await expect(tab.getByText('Answer 2 of 2')).toHaveCount(1, { timeout: 40_000 });
    await expect(fromInes(page)).toHaveCount(2);

    await page.getByRole('button', { name: 'Previous answer' }).click();
    await expect(page.getByRole('button', { name: 'Previous answer' })).toBeFocused();
    for (const tab of [page, other])
      await expect(lastRow(tab).getByText('Answer 1 of 2')).toHaveCount(1);
    const first = await lastRow(page).innerText();
    await page.reload();
    await expect(lastRow(page).getByText('Answer 1 of 2')).toHaveCount(1);
    await expect.poll(() => lastRow(page).innerText()).toBe(first);
  },
);

test(
  'a message that is edited withdraws what follows, here and in the other tab',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context }) => {
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    await ask(page, 'Do you like rain?', 2);
    await ask(page, 'And snow?', 3);
    const other = await context.newPage();
    await other.goto('/ines');
    await expect(said(other, 'And snow?')).toBeVisible();

    await choose(page, 1, 'Edit');
    const field = page.getByRole('textbox', { name: 'Edit message' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Do you like rain?');
    await field.press('Escape');
    await expect(box(page)).toBeFocused();
    await expect(said(page, 'And snow?')).toBeVisible();

    await choose(page, 1, 'Edit');
    await field.fill('Do you like fog?');
    await field.press('Enter');
    await expect(box(page)).toBeFocused();
    for (const tab of [page, other]) {
      await expect(said(tab, 'Do you like fog?')).toBeVisible();
      await expect(said(tab, 'And snow?')).toHaveCount(0);
      await expect(said(tab, 'Do you like rain?')).toHaveCount(0);
      await expect(fromInes(tab)).toHaveCount(2, { timeout: 40_000 });
    }
  },
);

test(
  'nothing but the messages of a long chat can be scrolled, also while one is edited',
  { tag: '@deep' },
  async ({ page }) => {
    await saidBefore(page, 120);
    await page.goto(`/ines?message=${madeUpId(-60)}`);
    const row = page.getByRole('listitem').filter({ hasText: 'Long ago 60.' });
    await expect(row).toBeInViewport();
    await row.getByRole('button', { name: 'Message options' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Edit message' })).toBeFocused();
    // As the browser does for a focus, or for what is found in the page.
    const scrolled = await page.getByRole('main').evaluate((main) => {
      main.scrollTop = main.scrollHeight;
      return main.scrollTop + window.scrollY;
    });
    expect(scrolled).toBe(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Inês' })).toBeInViewport({
      ratio: 1,
    });
  },
);

test(
  'an edit outlives a reload and leaving the chat, beside the draft',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    await ask(page, 'Do you like rain?', 2);
    await box(page).fill('And besides');
    await choose(page, 1, 'Edit');
    const field = page.getByRole('textbox', { name: 'Edit message' });
    await field.fill('Do you like fog?');

    await page.reload();
    await expect(field).toHaveValue('Do you like fog?');
    await expect(said(page, 'Do you like rain?')).toBeVisible();
    // The bar of a desktop has the one, the top of a chat on a phone the other.
    await page
      .getByRole('link', { name: /^(Chats|Back to chats)/ })
      .first()
      .click();
    await page.getByRole('main').getByRole('link', { name: /^Inês/ }).click();
    await expect(field).toHaveValue('Do you like fog?');
    await field.press('Escape');
    await expect(box(page)).toHaveValue('And besides');
    await page.reload();
    await expect(box(page)).toHaveValue('And besides');

    await choose(page, 1, 'Edit');
    await field.fill('Do you like snow?');
    await page.reload();
    await field.press('Enter');
    await expect(box(page)).toHaveValue('And besides');
    await expect(said(page, 'Do you like snow?')).toBeVisible();
    await page.reload();
    await expect(said(page, 'Do you like snow?')).toBeVisible();
    await expect(box(page)).toHaveValue('And besides');
  },
);

test(
  'C9 a text that is sent right after a stop goes when the stop is acknowledged',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, faults }) => {
    faults.expect(/ERR_FAILED/);
    // Without the line no end of the reply comes before the stop.
    await page.route(eventsPath, (route) => route.abort());
    const calls: string[] = [];
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/chat/*/stop', async (route) => {
      await isReleased;
      const response = await route.fetch();
      calls.push('stop');
      await route.fulfill({ response });
    });
    await write(page, 'Tell me about the longest night you remember.');
    await stop(page).click();
    await page.route('**/api/chat/*/messages', async (route) => {
      calls.push('text');
      await route.continue();
    });
    await write(page, 'Never mind, how are you?');
    await expect(box(page)).toHaveValue('');
    await expect(page.getByRole('log').getByText('Waiting to be sent')).toBeAttached();
    expect(calls).toEqual([]);
    release();
    await expect(page.getByRole('log').getByText('Waiting to be sent')).toBeHidden();
    await expect.poll(() => calls).toEqual(['stop', 'text']);
    await expect(said(page, 'Never mind, how are you?')).toBeVisible();
  },
);
