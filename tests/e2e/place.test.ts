import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../support/e2e/test';

const cards = (page: Page) => page.getByRole('article');
const place = (page: Page) => page.evaluate(() => window.scrollY);

/** Clicks, and tells where the page stood then: getting at the link may scroll a little more. */
async function clickAndTell(page: Page, link: Locator) {
  const clicked = await page.evaluateHandle(() => {
    const place = new Promise<number>((resolve) => {
      const tell = () => resolve(window.scrollY);
      window.addEventListener('click', tell, { capture: true, once: true });
    });
    return { place };
  });
  await link.click();
  return clicked.evaluate(({ place: at }) => at);
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

test(
  'Back from a chat finds the wall where it was left, with all that was loaded',
  { tag: '@deepOnPhone' },
  async ({ page }) => {
    const card = await goFarDown(page);
    const before = await clickAndTell(page, card.getByRole('heading').getByRole('link'));
    expect(before).toBeGreaterThan(1000);
    await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect.poll(() => place(page)).toBe(before);

    await page.goForward();
    await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => place(page)).toBe(before);
  },
);

test('closing an overlay leaves the wall where it was', { tag: '@deep' }, async ({ page }) => {
  const card = await goFarDown(page);
  const before = await clickAndTell(page, card.getByRole('link', { name: /^About/ }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Start chatting' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => place(page)).toBe(before);

  const again = await clickAndTell(page, card.getByRole('link', { name: /^About/ }));
  await dialog.getByRole('link', { name: 'Start chatting' }).click();
  await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
  await page.goBack();
  await expect(dialog.getByRole('link', { name: 'Start chatting' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect.poll(() => place(page)).toBe(again);
});

test(
  'what was searched and filtered is there on Back',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('searchbox', { name: 'Search characters' });
    const answered = page.waitForResponse(/q=sea&.*tags=|tags=.*&q=sea/);
    await search.fill('sea');
    await page.getByRole('button', { name: 'Calm' }).click();
    const found = v.parse(
      v.object({ results: v.array(v.unknown()) }),
      await (await answered).json(),
    );
    const count = found.results.length;
    expect(count).toBeGreaterThan(0);
    await expect(cards(page)).toHaveCount(count);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue('sea');
    await expect(cards(page)).toHaveCount(count);
  },
);
