import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/e2e/test';

test(
  'a guest is asked step by step, may reload and go back, signs up and is in the chat',
  { tag: '@anyScreen' },
  async ({ page }) => {
    const question = (name: string) => page.getByRole('heading', { name });
    await page.goto('/welcome?step=character');
    await expect(question('First things first: how old are you?')).toBeVisible();
    await expect(page).toHaveURL('/welcome?step=age');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Your age' }).fill('34');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/welcome?step=gender');
    await page.getByRole('button', { name: 'Female' }).click();
    await expect(question('What company do you like?')).toBeVisible();

    await page.reload();
    await expect(question('What company do you like?')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Female', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Dominant/ }).click();
    await expect(question('Choose someone')).toBeVisible();
    const person = page.getByRole('listitem').getByRole('button').first();
    const name = (await person.innerText()).split(',')[0] ?? '';
    await person.click();

    const form = page.getByRole('dialog');
    await form.getByLabel('Username').fill('Robin');
    await form.getByLabel('Email', { exact: false }).fill(`robin-${randomUUID()}@example.test`);
    await form.getByLabel('Password', { exact: true }).fill('a long evening');
    for (const check of await form.getByRole('checkbox').all()) await check.check();
    const told = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/update'));
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible();
    expect(await (await told).json()).toMatchObject({
      age: 34,
      gender: 'female',
      preference: 'dominant',
    });
  },
);
