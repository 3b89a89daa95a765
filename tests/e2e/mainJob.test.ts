import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/e2e/accessibility';
import { expect, test } from '../support/e2e/test';

test.describe('a newcomer', { tag: '@deepOnDesktop' }, () => {
  // As most people come: with pages that are fetched ahead, and on a desktop with every movement.
  test.use({ visitor: 'newcomer', savesData: false });
  test.beforeEach(async ({ page, isMobile }) => {
    if (!isMobile) await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  test('comes in, chooses a face, registers, chats, comes back to it, and leaves', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Are you 18 or over?' })).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'I am 18 or over' }).click();

    const ines = page.getByRole('link', { name: /^Inês, \d\d$/ });
    await ines.click();
    await expect(page).toHaveURL('/ines');
    await expect(page).toHaveTitle('Inês · Confidant');
    await page.getByRole('link', { name: 'Create account' }).last().click();

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').fill('Robin');
    await dialog.getByLabel('Email').fill(`robin-${randomUUID()}@example.test`);
    await dialog.getByLabel('Password', { exact: true }).fill('a long evening');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Create account' }).click();

    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/ines');
    const messages = page.getByRole('log', { name: 'Conversation with Inês' });
    await expect(messages.getByText(/^Inês, \d/)).toHaveCount(1);

    const text = 'Good evening! I am Robin, and I love the sea in winter.';
    await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
    await page.keyboard.press('Enter');
    await expect(messages.getByText(text)).toBeVisible();
    await expect(messages.getByText(/^Inês, \d/)).toHaveCount(2, { timeout: 30_000 });
    await expectAccessible(page);

    await page.reload();
    await expect(messages.getByText(text)).toBeVisible();
    await expect(messages.getByText(/^Inês, \d/)).toHaveCount(2);

    await page.goto('/chat');
    await expect(page.getByRole('heading', { name: 'Chats' })).toBeVisible();
    await expect(page).toHaveTitle('Chats · Confidant');
    await page.getByRole('link', { name: /Inês/ }).click();
    await expect(messages.getByText(text)).toBeVisible();

    await page.goBack();
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL('/');
    await ines.click();
    await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  });

  test('who says no sees nothing of the product, of which nothing is asked for, and may have slipped', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const askedOfCatalogue = () => asked.filter((path) => /^\/(api|portraits)\//.test(path));
    await page.goto('/ines');
    await expect(page.getByRole('heading', { name: 'Are you 18 or over?' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(askedOfCatalogue()).toEqual([]);
    await expect(page.getByRole('img', { name: /,/ })).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'I am under 18' }).click();
    await expect(page.getByRole('heading', { name: 'See you another time' })).toBeVisible();
    await expect(page.getByText('Confidant')).toHaveCount(0);
    await expect(page).toHaveTitle('See you another time');
    expect(askedOfCatalogue()).toEqual([]);
    await page.getByRole('button', { name: 'ask me again' }).click();
    await page.getByRole('button', { name: 'I am 18 or over' }).click();
    await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
  });
});
