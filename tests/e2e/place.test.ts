import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../support/e2e/test';

const cards = (page: Page) => page.getByRole('article');
const place = (page: Page) => page.evaluate(() => window.scrollY);

/** Where the page stands when it has scrolled as far as a click on the link needs. */
async function placeAt(page: Page, link: Locator) {
  await link.hover();
  return place(page);
}

/** Scrolls the wall until its third page has come, to the 55th card. */
async function goFarDown(page: Page) {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(30);
  await cards(page).nth(29).scrollIntoViewIfNeeded();
  await expect(cards(page).nth(44)).toBeAttached();
  await cards(page).nth(44).scrollIntoViewIfNeeded();
  await expect(cards(page).nth(59)).toBeAttached();
  const card = cards(page).nth(54);
  await card.scrollIntoViewIfNeeded();
  return card;
}

test('Back from a chat finds the wall where it was left, with all that was loaded', async ({
  page,
}) => {
  const card = await goFarDown(page);
  const link = card.getByRole('heading').getByRole('link');
  const before = await placeAt(page, link);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => place(page)).toBe(before);

  await page.goForward();
  await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => place(page)).toBe(before);
});

test('closing an overlay leaves the wall where it was', async ({ page }) => {
  const card = await goFarDown(page);
  const before = await placeAt(page, card.getByRole('link', { name: /^About/ }));
  await card.getByRole('link', { name: /^About/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Start chatting' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => place(page)).toBe(before);

  await card.getByRole('link', { name: /^About/ }).click();
  await dialog.getByRole('link', { name: 'Start chatting' }).click();
  await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
  await page.goBack();
  await expect(dialog.getByRole('link', { name: 'Start chatting' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect.poll(() => place(page)).toBe(before);
});

test('what was searched and filtered is there on Back', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search characters' });
  const answered = page.waitForResponse(/q=sea&.*tags=|tags=.*&q=sea/);
  await search.fill('sea');
  await page.getByRole('button', { name: 'Calm' }).click();
  const found = v.parse(v.object({ results: v.array(v.unknown()) }), await (await answered).json());
  const count = found.results.length;
  expect(count).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(count);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('sea');
  await expect(cards(page)).toHaveCount(count);
});
