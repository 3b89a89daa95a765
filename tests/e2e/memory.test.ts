import { expect, test } from '../support/e2e/test';

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test(
    'sees what was learned, puts it right, and has it forgotten',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page }) => {
      await page.goto('/ines');
      const text = page.getByRole('textbox', { name: /message/i });
      await text.fill('My name is Ana.');
      await text.press('Enter');
      await expect(page.getByText('My name is Ana.')).toBeVisible();
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'What they remember' }).click();
      const dialog = page.getByRole('dialog', { name: 'Memory' });
      await dialog.getByRole('button', { name: 'Correct: Ana' }).click();
      await dialog.getByRole('textbox').fill('Anouk');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText(/Corrected by you/)).toBeVisible();
      await page.reload();
      await dialog.getByRole('button', { name: 'Forget: Anouk' }).click();
      await dialog.getByRole('button', { name: 'Forget', exact: true }).click();
      await expect(dialog.getByText('No memories yet')).toBeVisible();
    },
  );
});
