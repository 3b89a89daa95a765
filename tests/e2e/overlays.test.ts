import type { Page } from '@playwright/test';
import { judgeThemes } from '../support/e2e/themes';
import { expect, test } from '../support/e2e/test';

const dialog = 'dialog[open]';
const menu = '[role="menu"]';

async function openMenu(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, expanded: false }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function openDialog(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: heading }).first(),
  ).toBeVisible();
}

test.beforeEach(() => test.setTimeout(180_000));

test(
  'every overlay of a guest is accessible in both themes',
  { tag: '@deep' },
  async ({ page, isMobile }) => {
    const expectBoth = await judgeThemes(page);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectBoth(dialog);
    } else {
      await openMenu(page, /^Language/);
      await expectBoth(menu);
    }
    await openDialog(page, '/?login=1', 'Welcome back');
    await expectBoth(dialog);
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Please enter your email')).toBeVisible();
    await expectBoth(dialog);
    await openDialog(page, '/?signup=1', 'Create your account');
    await expectBoth(dialog);
    await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please enter your username')).toBeVisible();
    await expectBoth(dialog);
    await openDialog(page, '/?profile=1&about=bot:ines', /^Inês/);
    await expect(page.getByRole('dialog').getByRole('blockquote')).toBeVisible();
    await expectBoth(dialog);
    await openDialog(page, '/?report=1', 'Report an issue');
    await expectBoth(dialog);
  },
);

test.describe('as a member', () => {
  test.use({ visitor: 'member' });

  test(
    'every overlay of a member is accessible in both themes',
    { tag: '@deep' },
    async ({ page }) => {
      const expectBoth = await judgeThemes(page);
      await page.goto('/ines');
      const messages = page.getByRole('log');
      await expect(messages.getByText(/^Inês, \d/)).toHaveCount(1);
      await expectBoth();
      await openMenu(page, 'More');
      await expectBoth(menu);
      await page.getByRole('menuitem', { name: 'Start over' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectBoth(dialog);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await openMenu(page, 'Message options');
      await expectBoth(menu);

      await page.goto('/chat');
      await openMenu(page, 'Options for Inês');
      await expectBoth(menu);
      await page.goto('/settings?part=profile');
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
      await expectBoth();

      await openDialog(page, '/ines?profile=1&about=bot:ines', /^Inês/);
      await expect(page.getByRole('dialog').getByRole('blockquote')).toBeVisible();
      await expectBoth(dialog);
      await openDialog(page, '/ines?report=1&about=bot:ines', 'Report this character');
      await expectBoth(dialog);
      await openDialog(page, '/chat?premium=1&from=menu', 'What you get with Premium');
      await expectBoth(dialog);
      await openDialog(page, '/chat?pw=1&from=menu', 'Desires');
      await expectBoth(dialog);
    },
  );
});
