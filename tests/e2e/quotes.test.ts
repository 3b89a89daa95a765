import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const rows = (page: Page) => page.getByRole('log').getByRole('listitem');
const quote = (page: Page) => rows(page).getByRole('button', { name: /In reply to Inês.*Come in/ });
const chosen = (page: Page) => page.getByText('Reply to Inês', { exact: true });

async function choose(page: Page, text: string, entry: string) {
  const row = rows(page).filter({ hasText: text }).first();
  await row.getByRole('button', { name: 'Message options' }).press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

test(
  'a reply to one message shows and keeps what it is about, without a network too',
  { tag: '@deepOnPhone' },
  async ({ page, context, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/ines');
    await choose(page, 'Come in', 'Reply');
    await expect(chosen(page)).toBeVisible();
    await expect(box(page)).toBeFocused();
    await box(page).press('Escape');
    await expect(chosen(page)).toBeHidden();

    await choose(page, 'Come in', 'Reply');
    await box(page).fill('A long one, mostly.');
    await expectAccessible(page);
    await page.reload();
    await expect(chosen(page)).toBeVisible();
    await expect(box(page)).toHaveValue('A long one, mostly.');

    await context.setOffline(true);
    await box(page).press('Enter');
    await expect(chosen(page)).toBeHidden();
    await expect(quote(page)).toBeVisible();
    await context.setOffline(false);
    await expect(rows(page).getByText('Waiting to be sent')).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/ines');
    for (const tab of [page, other]) await expect(quote(tab)).toBeVisible();
    await expectAccessible(page);

    await quote(other).click();
    await expect(rows(other).filter({ hasText: 'Come in' }).first()).toBeInViewport();
    await choose(page, 'Come in', 'Delete');
    for (const tab of [page, other]) {
      await expect(rows(tab).getByText('Deleted message')).toBeVisible();
      await expect(quote(tab)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const tab of [page, other]) await expect(quote(tab)).toBeVisible();
  },
);
