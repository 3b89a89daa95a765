import type { Page, Route } from '@playwright/test';
import { ledgerOf, profileOf } from '../support/e2e/money';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const dialog = (page: Page) => page.getByRole('dialog');
/** Faults are tried in a drawer of the sandbox's checkout. */
const openTools = (page: Page) => page.getByText('Test tools').click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const buy = (page: Page) => page.getByRole('button', { name: 'Buy 350 for $4.99' });

async function choosePack(page: Page) {
  await page.goto('/?pw=1&from=counter');
  await dialog(page).getByRole('radio', { name: /350/ }).check();
}

async function goToCheckout(page: Page) {
  await choosePack(page);
  await buy(page).click();
  await expect(page.getByRole('heading', { name: '350 desires' })).toBeVisible();
}

test(
  'desires are bought by card: declined, tried again, left and gone on with, paid and credited once',
  {
    tag: '@anyScreen',
  },
  async ({ page }) => {
    await goToCheckout(page);
    await openTools(page);
    await press(page, 'Decline the card');
    await expect(dialog(page).getByText('The payment was declined')).toBeVisible();
    await press(page, 'Try again');
    await press(page, 'Leave without paying');
    await expect(dialog(page).getByText('You have not finished paying')).toBeVisible();
    await press(page, 'Continue to payment');
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

test(
  'M1 M2 two tabs and a double click are one checkout, and what is paid there is credited once',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) await choosePack(tab);
    const held: Route[] = [];
    await context.route('**/api/subscription/create_stripe/', (route) => void held.push(route));
    await buy(page).dblclick();
    await buy(other).click();
    await expect.poll(() => held.length).toBe(2);
    await Promise.all(held.map((route) => route.continue()));
    for (const tab of tabs)
      await expect(tab.getByRole('heading', { name: '350 desires' })).toBeVisible();
    expect(held.length).toBe(2);
    expect(other.url()).toBe(page.url());

    await openTools(page);
    await page.getByRole('checkbox', { name: 'Send each twice' }).check();
    await press(page, 'Pay $4.99');
    await expect(dialog(page).getByText('350 desires are yours')).toBeVisible();
    // The second tab pays for what is paid, and opens the return again.
    await press(other, 'Pay $4.99');
    await expect(other.getByRole('status')).toHaveText('Paid.');
    await other.getByRole('link', { name: 'Back to the application' }).click();
    await expect(dialog(other).getByText('350 desires are yours')).toBeVisible();
    expect((await profileOf(request, member)).num_tokens).toBe(350);
    expect(await ledgerOf(request, member)).toEqual([{ amount: 350, reason: 'purchase' }]);
  },
);

test(
  'M6 too little in crypto says so, leads to us, and is credited by itself once it is settled',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    await choosePack(page);
    await page.getByRole('radio', { name: 'Crypto' }).check();
    await buy(page).click();
    await expect(page.getByRole('heading', { name: '350 desires' })).toBeVisible();
    const checkout = page.url();
    await openTools(page);
    await press(page, 'Pay too little');
    const short = dialog(page).getByRole('alert');
    await expect(short.getByRole('heading', { name: 'You paid too little' })).toBeVisible();
    await expect(short).toContainText('nothing was added');
    expect((await profileOf(request, member)).num_tokens).toBe(0);

    await dialog(page).getByRole('link', { name: 'Write to us' }).click();
    await expect(dialog(page).getByRole('textbox')).toHaveValue(/^Purchase code: [0-9A-F]{8}/);
    await request.post(checkout, { form: { act: 'accept' } });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^350 desires/ }).first()).toBeVisible();
  },
);

test(
  'M2 premium that is on its way on the return opens a locked character by itself, in each tab',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, faults }) => {
    faults.expect(/402/);
    const other = await context.newPage();
    const locked = (tab: Page) =>
      tab.getByRole('heading', { name: 'Lucienne is a Premium character' });
    const write = (tab: Page) => tab.getByRole('textbox', { name: 'Write a message' });
    for (const tab of [page, other]) {
      await tab.goto('/lucienne');
      await expect(locked(tab)).toBeVisible();
    }
    await page.getByRole('link', { name: 'See Premium' }).click();
    await press(page, 'Try 3 days free');
    await openTools(page);
    await page.getByRole('spinbutton', { name: 'Delay in seconds' }).fill('10');
    await press(page, 'Start the trial');
    await expect(dialog(page).getByText('Thank you. We are checking your payment.')).toBeVisible();
    await expect(dialog(page).getByRole('button')).toHaveCount(2);
    let loads = 0;
    for (const tab of [page, other]) tab.on('load', () => (loads += 1));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    for (const tab of [page, other]) await expect(write(tab)).toBeVisible();
    await expect(locked(page)).toBeHidden();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/lucienne');
    expect(loads).toBe(0);
  },
);
