import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { signUp } from '../support/e2e/member';
import { expect, test } from '../support/e2e/test';

const canary = 'canary-3f9a71';

const panel = (page: Page) => page.getByRole('region', { name: 'Record what goes wrong' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What the browser keeps of a session, and the parts of it that are no secret by themselves. */
const secretsOf = (tokens: readonly (string | null)[]): readonly string[] =>
  tokens.flatMap((token) => (token ?? '').split('.')).filter((part) => part.length > 8);

test(
  'who reports a fault records it with their consent, and the file holds nothing of theirs',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, request }) => {
    const { email, password, name } = await signUp(request);
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    await page.goto('/?report=1');
    await press(page, 'How it works');
    await expect(panel(page).getByRole('listitem')).toHaveCount(3);
    expect(asked.filter((address) => address.includes('recordSession'))).toEqual([]);
    await press(page, 'Agree and start');
    await expect(panel(page)).toContainText('The recording is on.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Recording what the app does.')).toBeVisible();

    await test.step('somebody logs in and talks', async () => {
      await page.getByRole('link', { name: 'Log in' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Log in' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('article').getByRole('link', { name: 'Inês' }).first().click();
      const box = page.getByRole('textbox', { name: 'Write a message' });
      await box.fill(canary);
      await box.press('Enter');
      await expect(page.getByRole('log').getByText(canary, { exact: true })).toBeVisible();
      await expect(page.getByRole('log').getByText(/^Inês, \d/)).toHaveCount(2);
    });

    await page.getByRole('link', { name: 'Finish' }).click();
    const saved = page.waitForEvent('download');
    await press(page, 'Save the file');
    const download = await saved;
    await expect(panel(page)).toContainText(`Saved as ${download.suggestedFilename()}.`);
    const text = await readFile(await download.path(), 'utf8');
    const tokens = await page.evaluate(() =>
      ['access_token', 'refresh_token'].map((key) => localStorage.getItem(key)),
    );
    const secrets = secretsOf(tokens);
    expect(secrets.length).toBeGreaterThanOrEqual(3);
    const told = [...secrets, canary, email, password, name, 'Inês', '"ines"', 'example.test'];
    expect(told.filter((secret) => text.includes(secret))).toEqual([]);
    for (const heard of [
      'login.submit',
      'outboxMessage.written',
      'session.changed',
      'server.message',
    ])
      expect(text).toContain(`"${heard}"`);
    await press(page, 'Done');
    await expect(panel(page).getByRole('button', { name: 'How it works' })).toBeFocused();
  },
);
