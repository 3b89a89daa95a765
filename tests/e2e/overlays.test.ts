import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { expect, test } from '../support/e2e/test';

const dialog = 'dialog[open]';
const menu = '[role="menu"]';

async function openMenu(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, expanded: false }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function expectAccessibleDialog(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: heading }).first(),
  ).toBeVisible();
  await expectAccessible(page, dialog);
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in ${theme}`, () => {
    test.beforeEach(async ({ context }) => {
      test.setTimeout(120_000);
      await context.addInitScript((chosen) => {
        if (location.protocol === 'http:') localStorage.setItem('theme', chosen);
      }, theme);
    });

    test('every overlay of a guest is accessible', async ({ page, isMobile }) => {
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
      if (isMobile) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, dialog);
        await page.keyboard.press('Escape');
      } else {
        await openMenu(page, /^Language/);
        await expectAccessible(page, menu);
      }
      await expectAccessibleDialog(page, '/?login=1', 'Welcome back');
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Please enter your email')).toBeVisible();
      await expectAccessible(page, dialog);
      await expectAccessibleDialog(page, '/?signup=1', 'Create your account');
      await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Please enter your username')).toBeVisible();
      await expectAccessible(page, dialog);
      await expectAccessibleDialog(page, '/?profile=1&about=bot:ines', /^Inês/);
      await expectAccessibleDialog(page, '/?report=1', 'Report an issue');
    });

    test.describe('as a member', () => {
      test.use({ visitor: 'member' });

      test('every overlay of a member is accessible', async ({ page }) => {
        await page.goto('/ines');
        const messages = page.getByRole('log');
        await expect(messages.getByText(/^Inês, \d/)).toHaveCount(1);
        await expectAccessible(page);
        await openMenu(page, 'More');
        await expectAccessible(page, menu);
        await page.getByRole('menuitem', { name: 'Start over' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, dialog);
        await page.keyboard.press('Escape');
        await openMenu(page, 'Message options');
        await expectAccessible(page, menu);

        await page.goto('/chat');
        await openMenu(page, 'Options for Inês');
        await expectAccessible(page, menu);
        await page.goto('/settings');
        await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
        await expectAccessible(page);

        await expectAccessibleDialog(page, '/ines?profile=1&about=bot:ines', /^Inês/);
        await expectAccessibleDialog(
          page,
          '/ines?report=1&about=bot:ines',
          'Report this character',
        );
        await expectAccessibleDialog(page, '/chat?premium=1&from=menu', 'What premium holds');
        await expectAccessibleDialog(page, '/chat?pw=1&from=menu', 'Desires');
      });
    });
  });
}
