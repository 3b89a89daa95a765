import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expectAccessible } from '../support/e2e/accessibility';
import { aCode, mailTo } from '../support/e2e/mails';
import { storageOf } from '../support/e2e/member';
import type { Member } from '../support/e2e/member';
import { claimDesires } from '../support/e2e/money';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const logIn = (request: APIRequestContext, { email, password }: Omit<Member, 'name' | 'tokens'>) =>
  request.post('/api/token', { data: { email, password }, headers: { 'user-agent': iPhone } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const phoneIn = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Safari on iPhone' });

/** The same person on a telephone, who is logged in there and looks at the settings. */
async function openPhone(browser: Browser, request: APIRequestContext, member: Member, at: string) {
  const { origin } = new URL(at);
  const tokens = await (await logIn(request, member)).json();
  const storageState = storageOf(origin, { ...member, tokens });
  const context = await browser.newContext({ baseURL: origin, storageState });
  const phone = await context.newPage();
  await phone.goto('/settings?part=login');
  await expect(phone.getByText(member.email).first()).toBeVisible();
  return phone;
}

const expectLoggedOut = async (page: Page) => {
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByText('Where you are logged in')).toBeHidden();
};

test(
  'another address is confirmed by the code of its mail, and one logs in by it',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, request, member }) => {
    const email = `new-${member.email}`;
    await page.goto('/settings?part=login');
    await button(page, 'Change email').click();
    await field(page, 'New email').fill(email);
    await field(page, 'Current password').fill(member.password);
    await button(page, 'Send the code').click();
    await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
    expect((await logIn(request, { ...member, email })).status()).toBe(401);
    await expectAccessible(page);

    await field(page, 'Code from the email').fill(await mailTo(request, email, aCode));
    await button(page, 'Confirm email').click();
    await expect(page.getByText('A code is on its way')).toBeHidden();
    await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
    expect((await logIn(request, { ...member, email })).status()).toBe(200);
    expect((await logIn(request, member)).status()).toBe(401);
  },
);

test(
  'a new password ends the session of another device, not this one',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, browser, request, member }) => {
    await page.goto('/settings?part=login');
    const phone = await openPhone(browser, request, member, page.url());
    await button(page, 'Change password').click();
    await field(page, 'Current password').fill(member.password);
    await field(page, 'New password').fill('a newer evening');
    await field(page, 'Repeat the new password').fill('a newer evening');
    await button(page, 'Save the password').click();
    await expect(page.getByText('Password changed.')).toBeVisible();
    await expectLoggedOut(phone);
    await expect(page.getByText('This device')).toBeVisible();
    await expect(phoneIn(page)).toBeHidden();
    expect((await logIn(request, member)).status()).toBe(401);
    await phone.context().close();
  },
);

test(
  'another device is logged out from the list, at once',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, browser, request, member }) => {
    await page.goto('/');
    const phone = await openPhone(browser, request, member, page.url());
    await page.goto('/settings?part=login');
    await expect(phoneIn(page)).toHaveCount(1);
    await button(page, 'Log out Safari on iPhone').click();
    await expect(phoneIn(page)).toHaveCount(0);
    await expectLoggedOut(phone);
    await expect(page.getByText('This device')).toBeVisible();
    await phone.context().close();
  },
);

const fileSchema = v.object({
  users: v.array(v.object({ email: v.string(), name: v.string() })),
  ledger_entries: v.array(v.object({ amount: v.number() })),
});

test(
  'what is kept of one comes as a file, with nothing secret in it',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, request, member }) => {
    await claimDesires(request, member);
    await page.goto('/settings?part=data');
    const begun = page.waitForEvent('download');
    await button(page, 'Download my data').click();
    await field(page, 'Current password').fill(member.password);
    await button(page, 'Download').click();
    const download = await begun;
    expect(download.suggestedFilename()).toMatch(/^confidant-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    const file = v.parse(fileSchema, JSON.parse(text));
    expect(file.users).toEqual([{ email: member.email, name: member.name }]);
    expect(file.ledger_entries.map(({ amount }) => amount)).toContain(100);
    const { access, refresh } = member.tokens;
    for (const secret of [member.password, access, refresh, '$argon2', 'password_hash'])
      expect(text).not.toContain(secret);
    await expect(page.getByText('The file is in your downloads.')).toBeVisible();
  },
);

test(
  'the account goes by the word and the password, and nobody logs in by it any more',
  { tag: '@anyScreen' },
  async ({ page, request, member, faults }) => {
    faults.expect(/status of 401 .*\/api\/token/);
    faults.expect(/status of 400 .*\/api\/profile/);
    await page.goto('/settings?part=data');
    await button(page, 'Delete my account').click();
    const dialog = page.getByRole('dialog');
    const word = dialog.getByRole('textbox', { name: 'Type delete to confirm' });
    const password = dialog.getByLabel('Current password', { exact: true });
    await word.fill('keep');
    await password.fill('not this one');
    await password.press('Enter');
    await expect(dialog.getByText('Type delete to go on')).toBeVisible();
    await word.fill('delete');
    await word.press('Enter');
    await expect(dialog.getByText('Wrong password')).toBeVisible();
    await password.fill(member.password);
    await password.press('Enter');
    await expect(page.getByText(/^Your account is deleted: chats, characters/)).toBeVisible();
    await expect(page).toHaveURL('/');
    await mailTo(request, member.email, /(cannot be brought back)/);

    await page.getByRole('link', { name: 'Log in' }).first().click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(member.email);
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByText('This email and password do not match')).toBeVisible();
  },
);
