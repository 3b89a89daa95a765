import type { Page, Route } from '@playwright/test';
import { claimDesires, ledgerOf, profileOf } from '../support/e2e/money';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const log = (page: Page) => page.getByRole('log');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });
const pictures = (page: Page) => log(page).getByRole('button', { name: /^Picture from/ });
const unlock = (page: Page) => log(page).getByRole('button', { name: 'Show it · 3 desires' });

async function openChat(page: Page) {
  await page.goto('/ines');
  await expect(log(page).getByText(/^Inês, \d/)).not.toHaveCount(0);
}

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.keyboard.press('Enter');
  await stop(page).waitFor();
  await stop(page).waitFor({ state: 'hidden', timeout: 60_000 });
}

/** The first picture of a chat is a present, the second is under its veil. */
async function askForTwo(page: Page) {
  await openChat(page);
  await say(page, 'Send me a picture');
  await say(page, 'Send me another picture');
  await expect(unlock(page)).toBeVisible();
}

const isDrawn = (page: Page) =>
  pictures(page)
    .last()
    .getByRole('img')
    .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

test(
  'M1 a picture that two tabs unlock at once, one by a double click, is clear in both and paid once',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    await claimDesires(request, member);
    await askForTwo(page);
    const other = await context.newPage();
    await openChat(other);
    const tabs = [page, other];
    for (const tab of tabs)
      await expect(unlock(tab)).toHaveAccessibleDescription('You’ll have 97 left');

    const held: Route[] = [];
    await context.route('**/api/unblur/image/*', (route) => {
      held.push(route);
    });
    await unlock(page).dblclick();
    await unlock(other).click();
    await expect.poll(() => held.length).toBe(2);
    await Promise.all(held.map((route) => route.continue()));

    for (const tab of tabs) {
      await expect(pictures(tab)).toHaveCount(2);
      await expect(log(tab).getByText('Locked picture')).toBeHidden();
      await expect.poll(() => isDrawn(tab)).toBe(true);
    }
    expect(held.length).toBe(2);
    expect((await profileOf(request, member)).num_tokens).toBe(97);
    const paid = (await ledgerOf(request, member)).filter(({ reason }) => reason === 'unblur');
    expect(paid).toEqual([{ amount: -3, reason: 'unblur' }]);
  },
);

test(
  'who has too few desires is offered some, and comes back to the same row',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await askForTwo(page);
    await unlock(page).click();
    const offer = page.getByRole('dialog', { name: /’s picture$/ });
    await expect(offer).toBeVisible();
    expect(new URL(page.url()).search).toBe('?pw=1&from=unblur');
    await page.goBack();
    await expect(offer).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
    await expect(log(page).getByText('You do not have enough desires')).toBeInViewport();
    await expect(log(page).getByRole('button', { name: 'Get desires' })).toBeFocused();
  },
);
