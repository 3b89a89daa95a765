import { aCode, mailTo } from '../support/e2e/mails';
import { storageOf } from '../support/e2e/member';
import { expect, test } from '../support/e2e/test';

const aToken = /password\?token=([\w-]+)/;

test.describe('a member', { tag: '@anyScreen' }, () => {
  test.use({ visitor: 'member' });

  test('X4 confirms the address by its code, or by the link, whose secret leaves the address @deep', async ({
    page,
    context,
    request,
    member,
    faults,
  }) => {
    faults.expect(/status of 400 .*\/api\/activate\//);
    const code = await mailTo(request, member.email, aCode);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Confirm it' }).click();
    const field = page.getByRole('textbox', { name: 'Code from the email' });
    await expect(page.getByText('An email is on its way.')).toBeVisible();
    await field.fill('AAAAAAAA');
    await field.press('Enter');
    await expect(page.getByText('Invalid code')).toBeVisible();

    const other = await context.newPage();
    await other.goto(`/verify?code=${code}`);
    await expect(other.getByRole('main')).toContainText('Your email is confirmed');
    await expect(other).toHaveURL('/verify');
    await expect(page.getByRole('main')).toContainText('Your email is confirmed');
  });

  test('sets a forgotten password, by which one logs in, and is logged out elsewhere', async ({
    page,
    browser,
    request,
    member,
  }) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    const { origin } = new URL(page.url());
    const elsewhere = await browser.newContext({
      baseURL: origin,
      storageState: storageOf(origin),
    });
    const guest = await elsewhere.newPage();
    await guest.goto('/?login=1');
    await guest.getByRole('link', { name: 'Forgot your password?' }).click();
    const email = guest.getByRole('textbox', { name: 'Email' });
    await email.fill(member.email);
    await email.press('Enter');
    await expect(guest.getByText('Check your inbox')).toBeVisible();

    const token = await mailTo(request, member.email, aToken);
    await guest.goto(`/password?token=${token}`);
    await expect(guest.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(guest).toHaveURL('/password');
    await guest.getByLabel('New password', { exact: true }).fill('a newer evening');
    const repeat = guest.getByLabel('Repeat the new password');
    await repeat.fill('a newer evening');
    await repeat.press('Enter');
    await expect(guest.getByText('Password changed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

    await guest.getByRole('button', { name: 'Log in' }).last().click();
    const dialog = guest.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(member.email);
    await dialog.getByLabel('Password', { exact: true }).fill('a newer evening');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
    await guest.goto('/settings');
    await expect(guest.getByText(member.email).first()).toBeVisible();
    await elsewhere.close();
  });
});

test('the forgotten password stands over Explore, and Escape leads there', async ({ page }) => {
  await page.goto('/password');
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});
