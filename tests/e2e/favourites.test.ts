import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { signUp } from '../support/e2e/member';
import { expect, test } from '../support/e2e/test';

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favourite: ${name}` }).first();
const pressed = (page: Page, name: string, isPressed: boolean) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', String(isPressed));

test(
  'a guest who taps a heart logs in, and it is kept',
  { tag: '@deep' },
  async ({ page, request }) => {
    const { email, password } = await signUp(request);
    const asked: string[] = [];
    page.on('request', (call) => asked.push(new URL(call.url()).pathname));
    await page.goto('/');
    await pressed(page, 'Inês', false);
    await heart(page, 'Inês').click();
    await expect(page).toHaveURL('/?login=1');
    expect(asked.filter((path) => path.startsWith('/api/favourites'))).toEqual([]);

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    const kept = page.waitForResponse('**/api/favourites/ines');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
    await pressed(page, 'Inês', true);
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await pressed(page, 'Inês', true);
  },
);

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test(
    'keeps favourites, finds them by their filter, and sees them in every tab',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page, context }) => {
      await page.goto('/');
      const filter = page.getByRole('button', { name: 'Favourites', exact: true });
      await filter.click();
      await expect(page.getByText('No favourites yet')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show everyone' }).click();

      const other = await context.newPage();
      await other.goto('/');
      await heart(page, 'Inês').click();
      await pressed(other, 'Inês', true);
      await page.getByRole('link', { name: 'About Inês' }).click();
      const inProfile = page.getByRole('dialog').getByRole('button', { name: 'Favourite: Inês' });
      await expect(inProfile).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await filter.click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await heart(other, 'Inês').click();
      await pressed(page, 'Inês', false);
      await filter.click();
      await expect(page.getByRole('article')).toHaveCount(30);
    },
  );

  test(
    'a heart that cannot be kept goes back, and an alert says so',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page, faults }) => {
      faults.expect(/503/);
      await page.route('**/api/favourites/*', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/');
      await heart(page, 'Inês').click();
      await expect(page.getByText('Your favourites could not be changed. Try again')).toBeVisible();
      await pressed(page, 'Inês', false);
    },
  );
});
