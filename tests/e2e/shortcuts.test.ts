import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test';
import { judgeThemes } from '../support/e2e/themes';

test.use({ visitor: 'member' });

const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const log = (page: Page) => page.getByRole('log');

async function openChat(page: Page, slug = 'ines') {
  await page.goto(`/${slug}`);
  await expect(log(page).getByRole('listitem').first()).toBeVisible();
}

test(
  'Enter sends, Shift and Enter begin a line, Escape stops the reply from where one writes',
  { tag: '@deep' },
  async ({ page }) => {
    await openChat(page);
    await box(page).fill('First line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Second line');
    await expect(box(page)).toHaveValue('First line\nSecond line');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Second line')).toBeVisible();
    await expect(stop(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(log(page).getByText('Reply stopped')).toBeVisible();
    await expect(stop(page)).toBeHidden();
    await expect(box(page)).toBeFocused();
  },
);

test(
  'Escape closes what is open over the chat, and the reply goes on',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await openChat(page);
    await box(page).fill('Tell me about the longest night you remember.');
    await page.keyboard.press('Enter');
    await expect(stop(page)).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(stop(page)).toBeHidden({ timeout: 30_000 });
    await expect(log(page).getByText('Reply stopped')).toBeHidden();
  },
);

test(
  'the list under "?" is accessible, names the keys, and gives the focus back',
  { tag: '@deep' },
  async ({ page }) => {
    const expectBoth = await judgeThemes(page);
    await openChat(page);
    await log(page).focus();
    await page.keyboard.press('?');
    await expect(list(page).getByText('Start a new line')).toBeVisible();
    await expect(list(page).getByRole('heading', { name: 'Keyboard shortcuts' })).toBeFocused();
    await expectBoth('dialog[open]');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(log(page)).toBeFocused();
    await page.keyboard.press('c');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('?/cl');
    await expect(box(page)).toHaveValue('?/cl');
    await expect(list(page)).toBeHidden();
  },
);

test(
  'keys go from chat to chat and to the search',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await openChat(page, 'henrik');
    await openChat(page, 'ines');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page).toHaveURL(/\/henrik$/);
    await expect(page.getByRole('log', { name: /Henrik/ })).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page).toHaveURL(/\/ines$/);
    await expect(page.getByRole('log', { name: /Inês/ })).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.goto('/');
    // The characters stand there before anything hears keys.
    await expect(page.getByRole('list', { name: 'Filter by mood and interest' })).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search characters' });
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
  },
);

test(
  'whoever wants no single keys switches them off, and it stays so',
  { tag: '@deep' },
  async ({ page, isMobile }) => {
    await page.goto('/settings?part=look');
    const row = page.getByRole('switch', { name: 'Keyboard shortcuts on' });
    const title = page.getByRole('heading', { name: 'Look and language' });
    await expect(title).toBeVisible();
    // With fingers alone there is nothing to say of keys; a keyboard that is there works all the same.
    if (isMobile) await expect(row).toBeHidden();
    else {
      await expect(row).toBeChecked();
      await page.getByRole('button', { name: 'See all shortcuts' }).click();
      await expect(list(page)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await title.focus();
    await page.keyboard.press('?');
    await list(page).getByRole('switch', { name: 'Keyboard shortcuts on' }).click();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('?');
    await page.reload();
    await expect(title).toBeVisible();
    await page.keyboard.press('?');
    await openChat(page);
    await log(page).focus();
    await page.keyboard.press('c');
    await expect(box(page)).not.toBeFocused();
    await expect(list(page)).toBeHidden();
  },
);
