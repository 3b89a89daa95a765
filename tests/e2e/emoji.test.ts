import { expectAccessible } from '../support/e2e/accessibility';
import { phone } from '../support/e2e/phone';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

test(
  'emoji are picked where there is a mouse, and sent with the text',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await page.goto('/ines');
    const box = page.getByRole('textbox', { name: 'Write a message' });
    await box.fill('By the sea');
    await page.getByRole('button', { name: 'Emoji' }).click();
    const picker = page.getByRole('dialog', { name: 'Emoji' });
    await picker.getByRole('button', { name: 'water wave' }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('By the sea🌊');
    await expectAccessible(page);
    await picker.getByRole('searchbox', { name: 'Search emoji' }).fill('lighthouse');
    await expect(picker.getByText('No emoji found.')).toBeVisible();
    await picker.getByRole('searchbox').fill('moon');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('By the sea🌊🌙');
    await box.press('Enter');
    await expect(picker).toBeHidden();
    await expect(page.getByRole('log').getByText('By the sea🌊🌙')).toBeVisible();
  },
);

test.describe('on a phone', { tag: ['@anyScreen', '@deep'] }, () => {
  test.use(phone);

  test('the keyboard has them, so there is no button', async ({ page }) => {
    await page.goto('/ines');
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Emoji' })).toBeHidden();
  });
});
