import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import * as v from 'valibot';
import { buyPremium } from '../support/e2e/money';
import { expect, test } from '../support/e2e/test';
import { turnedPhoto } from '../support/photos';

test.use({ visitor: 'member' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** How its upper and its lower half look, and what is told beside the picture. */
async function seen(address: string | null) {
  const photo = sharp(Buffer.from(address?.split(',')[1] ?? '', 'base64'));
  const { width, height, exif, xmp, orientation } = await photo.metadata();
  const half = { left: 0, width, height: height / 2 };
  const colorOf = async (top: number) => {
    const part = photo.clone().extract({ ...half, top });
    return (await sharp(await part.toBuffer()).stats()).dominant;
  };
  return { told: [exif, xmp, orientation], halves: [await colorOf(0), await colorOf(height / 2)] };
}

test(
  'a member makes a character with a photo, over a reload, and chats with it',
  { tag: '@anyScreen' },
  async ({ page, member, request }) => {
    await buyPremium(request, member);
    await page.goto('/');
    await page.getByRole('link', { name: 'Create your own character' }).click();
    const dialog = page.getByRole('dialog', { name: 'A character of your own' });
    await dialog.getByLabel('Name').fill('Aldo');
    await dialog.getByLabel('Age, 18 or over').fill('34');
    await dialog.getByRole('radio', { name: 'Male', exact: true }).check();
    await press(page, 'Next');
    await expect(dialog.getByRole('radio')).toHaveCount(6);
    await dialog.getByLabel('Choose a photo').setInputFiles({
      name: '../photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await turnedPhoto(),
    });
    await press(page, 'Use this part');
    await dialog.getByRole('checkbox', { name: /^This photo shows an adult/ }).check();
    const picture = dialog.getByRole('figure').getByRole('presentation');
    const { told, halves } = await seen(await picture.getAttribute('src'));
    expect(told).toEqual([undefined, undefined, undefined]);
    expect(halves).toMatchObject([
      { r: 200, b: 40 },
      { r: 40, b: 200 },
    ]);
    await press(page, 'Next');
    for (const pick of ['Cook', 'Artist', 'Lawyer', 'Spy']) await press(page, pick);
    await expect(dialog.getByRole('alert').getByText('Three is the most.')).toBeVisible();
    await press(page, 'Next');
    await page.reload();
    await expect(dialog.getByRole('heading', { name: 'What’s your story?' })).toBeVisible();
    await press(page, 'Next');
    await dialog.getByRole('textbox', { name: 'First message' }).fill('You found my kitchen.');
    await press(page, 'Create character');
    await expect(dialog.getByText('Aldo is ready. Only you can see Aldo.')).toBeVisible();
    await dialog.getByRole('link', { name: 'Chat with Aldo' }).click();
    await expect(page.getByRole('heading', { name: /Aldo/ }).first()).toBeVisible();
    await expect(page.getByText('You found my kitchen.').first()).toBeVisible();
  },
);

test(
  'the offer at the end of the wizard leads back to it, with all that was entered',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Create your own character.*Premium$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'A character of your own' });
    await expect(dialog.getByText(/comes with Premium/)).toBeVisible();
    await dialog.getByLabel('Name').fill('Aldo');
    await dialog.getByLabel('Age, 18 or over').fill('34');
    await dialog.getByRole('radio', { name: 'Male', exact: true }).check();
    for (let passed = 0; passed < 4; passed += 1) await press(page, 'Next');
    await press(page, 'Create character');
    const offer = page.getByRole('dialog', { name: /^Aldo is almost here|Premium/ });
    await expect(offer.getByText('Aldo, 34')).toBeVisible();
    await page.reload();
    await expect(offer.getByText('Aldo, 34')).toBeVisible();
    await page.goBack();
    await expect(offer).toBeHidden();
    await expect(dialog.getByText('Aldo, 34').first()).toBeVisible();
    await press(page, 'Create character');
    await expect(offer).toBeVisible();
    await buyPremium(request, member);
    await offer.getByText('You have Premium.').waitFor();
    await press(page, 'Back to your character');
    await expect(dialog.getByText('Aldo, 34').first()).toBeVisible();
    await press(page, 'Create character');
    await expect(dialog.getByText('Aldo is ready. Only you can see Aldo.')).toBeVisible();
  },
);

test(
  'every tab follows a character of one’s own: made, changed, deleted',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    const headers = { authorization: `Bearer ${member.tokens.access}` };
    await buyPremium(request, member);
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    const made = await request.post('/api/bot/create', {
      headers,
      data: {
        client_id: randomUUID(),
        ...{ name: 'Aldo', age: 34, gender: 'male', occupations: ['Cook'], personalities: [] },
        ...{ scenario: '', likes: '', dislikes: '' },
      },
    });
    const { bot } = v.parse(
      v.object({ bot: v.object({ id: v.string(), slug: v.string() }) }),
      await made.json(),
    );
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading', { name: /Aldo/ })).toBeVisible();

    const other = await context.newPage();
    await other.goto(`/${bot.slug}`);
    await expect(other.getByRole('heading', { name: /Aldo/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Create your own character' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your characters' });
    await expect(dialog.getByRole('button', { name: 'Delete Aldo' })).toBeVisible();
    const path = `/api/personas/${bot.id}`;
    await request.patch(path, { headers, data: { name: 'Baldo' } });
    await expect(other.getByRole('heading', { name: /Baldo/ }).first()).toBeVisible();

    await dialog.getByRole('button', { name: 'Delete Baldo' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Baldo?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(dialog.getByText('You have no characters yet')).toBeVisible();
    await expect(other.getByText('This character was deleted')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first.getByRole('heading')).not.toHaveText(/aldo/i);
  },
);
