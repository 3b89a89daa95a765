import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search characters' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what is searched for is the address, through Back and a reload', async ({ page }) => {
  await page.goto('/');
  await search(page).fill('sailor');
  await expect(page).toHaveURL('/?q=sailor');
  await expect(cards(page).filter({ hasText: 'Built forty boats' })).toBeVisible();
  await chip(page, 'Calm').click();
  await expect(page).toHaveURL('/?q=sailor&tag=calm');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'By name' });
  await expect(page).toHaveURL('/?q=sailor&tag=calm&sort=name');
  const names = [/^Henrik/, /^Margit/, /^Deniz/, /^Safiya/];
  await expect(cards(page).getByRole('heading')).toHaveText(names);

  await page.reload();
  await expect(search(page)).toHaveValue('sailor');
  await expect(chip(page, 'Calm')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).getByRole('heading')).toHaveText(names);

  await page.goBack();
  await page.goBack();
  await expect(chip(page, 'Calm')).toHaveAttribute('aria-pressed', 'false');
  await expect(search(page)).toHaveValue('sailor');
});

test.describe('without JavaScript', { tag: '@anyScreen' }, () => {
  test.use({ javaScriptEnabled: false });
  test('a link to a search opens with what it finds', async ({ page }) => {
    await page.goto('/?q=magician');
    await expect(cards(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue('magician');
  });
});
