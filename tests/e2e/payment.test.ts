import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function goToCheckout(page: Page) {
  await page.goto('/?pw=1&from=counter');
  await dialog(page).getByRole('radio', { name: /350/ }).check();
  await press(page, 'Buy 350 for $4.99');
  await expect(page.getByRole('heading', { name: '350 desires' })).toBeVisible();
}

test(
  'desires are bought by card: declined, tried again, left and gone on with, paid and credited once',
  {
    tag: '@anyScreen',
  },
  async ({ page }) => {
    await goToCheckout(page);
    await press(page, 'Decline the card');
    await expect(dialog(page).getByText('The payment was declined')).toBeVisible();
    await press(page, 'Try again');
    await press(page, 'Leave without paying');
    await expect(dialog(page).getByText('Your payment is still open')).toBeVisible();
    await press(page, 'Continue the payment');
    await press(page, 'Pay $4.99');
    await expect(dialog(page).getByText('350 desires are yours')).toBeVisible();
    await expect(dialog(page).getByText('Your balance')).toBeVisible();
    await page.reload();
    await expect(dialog(page).getByText('350 desires are yours')).toBeVisible();
    await press(page, 'Continue');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /^350 desires/ }).first()).toBeVisible();
  },
);
