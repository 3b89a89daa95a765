import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { APIRequestContext } from '@playwright/test';
import { signUp } from '../support/e2e/member';
import { expect, test } from '../support/e2e/test';
import { waysOfAFile } from '../support/waysOfAFile';

/** The daily claim of 100. */
async function claim(request: APIRequestContext, access: string) {
  const headers = { authorization: `Bearer ${access}` };
  const answer = await request.post('/api/profile/claim_desires', { headers });
  expect(answer.ok()).toBe(true);
}

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test(
    'chooses, waits, pays once, and has the picture after a reload and in a second tab',
    { tag: '@deepOnPhone' },
    async ({ page, context, member, request }) => {
      await claim(request, member.tokens.access);
      const payments: string[] = [];
      page.on('request', (call) => {
        if (call.url().endsWith('/api/undress_image/payment')) payments.push(call.method());
      });
      await page.goto('/undress');
      await expect(page).toHaveTitle(/^Hidden pictures/);
      await expect(page.getByText('Nothing can be uploaded here')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Find by name' }).fill('Inês');
      await expect(page.getByRole('button', { name: /^Inês, \d+$/ })).toBeVisible();
      await page.getByRole('button', { name: /^Inês, \d+$/ }).click();
      const show = page.getByRole('button', { name: 'Show it · 20 desires' });
      await expect(show).toHaveAccessibleDescription(/^You’ll have 80 left/);
      await show.dblclick();
      await expect(
        page.getByRole('heading', { name: 'Getting Inês’s hidden picture' }),
      ).toBeVisible();
      const picture = page.getByRole('img', { name: 'Inês on stage, late at night' });
      await expect(picture).toBeVisible();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(payments).toEqual(['POST']);

      await page.reload();
      await expect(picture).toBeVisible();
      const other = await context.newPage();
      await other.goto('/undress');
      await expect(other.getByRole('img', { name: 'Inês on stage, late at night' })).toBeVisible();
      const ledger = await request.get('/api/ledger', {
        headers: { authorization: `Bearer ${member.tokens.access}` },
      });
      expect(await ledger.json()).toMatchObject({ results: [{ amount: -20, balance: 80 }, {}] });

      // What is there already is not offered again: it is shown.
      await page.getByRole('button', { name: 'Choose someone else' }).click();
      await page.getByRole('button', { name: 'Choose someone else' }).click();
      await page.getByRole('button', { name: /^Inês, \d+.*Yours/ }).click();
      await expect(
        page.getByRole('heading', { name: 'You have Inês’s hidden picture' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'See the picture' }).click();
      await expect(picture).toBeVisible();
    },
  );

  test(
    'without enough desires is led to them, and back',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page }) => {
      await page.goto('/undress?bot=ines');
      await page.getByRole('button', { name: 'Show it · 20 desires' }).click();
      await expect(page).toHaveURL('/undress?bot=ines&pw=1&from=undress');
      await expect(page.getByRole('dialog')).toBeVisible();
      // Closed without buying, it gives the discount once; that is refused as easily.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'No, thanks' }).click();
      await expect(page).toHaveURL('/undress?bot=ines');
      await expect(page.getByRole('button', { name: 'Show it · 20 desires' })).toBeVisible();
    },
  );
});

test(
  'a guest comes from a profile, logs in, and finds the choice as it was',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, request }) => {
    const { email, password } = await signUp(request);
    await page.goto('/?profile=1&about=bot:ines');
    await page.getByRole('link', { name: 'Hidden picture' }).click();
    await page.getByRole('button', { name: 'Show it · 20 desires' }).click();
    await expect(page).toHaveURL('/undress?bot=ines&login=1');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
    const show = page.getByRole('button', { name: 'Show it · 20 desires' });
    await expect(show).toHaveAccessibleDescription(/^You have 0/);
  },
);

test(
  'L1 nothing of the screen or of its code can take a file',
  { tag: '@anyScreen' },
  async ({ page }) => {
    await page.goto('/undress?bot=ines');
    await expect(page.getByRole('button', { name: 'Show it · 20 desires' })).toBeVisible();
    expect(await page.locator('input[type=file], form, [contenteditable]').count()).toBe(0);

    const chunkSchema = v.looseObject({
      file: v.string(),
      imports: v.optional(v.array(v.string()), []),
    });
    const manifestFile = path.resolve('dist/.vite/manifest.json');
    const manifest = v.parse(
      v.record(v.string(), chunkSchema),
      JSON.parse(await readFile(manifestFile, 'utf8')),
    );
    const files = new Set<string>();
    const take = (name: string) => {
      const chunk = manifest[name];
      if (chunk === undefined) throw new Error(`${name} is not in the build`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports.forEach(take);
    };
    take('src/app/bundles/undress.ts');
    take('src/ui/undress/UndressPage.tsx');
    expect((await readdir(path.resolve('dist/assets'))).length).toBeGreaterThan(files.size);
    for (const file of files) {
      // What React and the client of the API could do is not what the screen does.
      if (/\bplatform-/.test(file)) continue;
      const code = await readFile(path.resolve('dist', file), 'utf8');
      expect([file, waysOfAFile(code)]).toEqual([file, []]);
    }
  },
);
