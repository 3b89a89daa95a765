import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

test(
  'words of self-harm bring the lines that help, which stay and go with them',
  { tag: '@anyScreen' },
  async ({ page }) => {
    await page.goto('/ines');
    await page.getByRole('textbox', { name: 'Write a message' }).fill('I want to kill myself');
    await page.keyboard.press('Enter');
    const note = page.getByRole('note', { name: "You don't have to face this alone" });
    await expect(note.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
    await page.getByRole('button', { name: 'Stop the reply' }).waitFor({ state: 'hidden' });
    await page.reload();
    await expect(note).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'I want to kill myself' }).last();
    await row.getByRole('button', { name: 'Message options' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(note).toBeHidden();
  },
);
