import type { Page } from '@playwright/test';
import { serveEditedCopy } from '../support/e2e/editedCopy';
import { flowsAddress } from '../support/e2e/flows';
import { expect, test as base } from '../support/e2e/inspector';

const test = base.extend<object, { copy: Awaited<ReturnType<typeof serveEditedCopy>> }>({
  copy: [
    async ({}, use) => {
      const copy = await serveEditedCopy([
        {
          file: 'src/machines/unblur/unblurMachine.ts',
          from: 'The picture is locked; the button',
          to: 'Nobody sees the picture; the button',
        },
        {
          file: 'src/i18n/messages/en.json',
          from: '"chat.pictureLocked": "Locked picture"',
          to: '"chat.pictureLocked": "Secret picture"',
        },
      ]);
      await use(copy);
      await copy.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const tag = ['@anyScreen', '@deep'];

const standing = (page: Page) => page.getByRole('region', { name: 'Current state' });
const screen = (page: Page) => page.getByRole('region', { name: 'The screen' }).locator('iframe');

/** The development server's pages load hundreds of modules, and their screens have no API. */
const aWhile = { timeout: 120_000 };
const development = /WebSocket|websocket|502|ERR_CONNECTION_REFUSED|Failed to load resource/;

test.describe('a designer', { tag }, () => {
  test('declines a card without a word of JSON', async ({ page }) => {
    await page.goto(flowsAddress('/'));
    await page.getByRole('searchbox').fill('declined');
    await page
      .getByRole('link', { name: /^Payment · settled\.failed/ })
      .first()
      .click();
    await expect(screen(page).contentFrame().getByText('The payment was declined')).toBeVisible();
    await page.getByRole('button', { name: '← Payment' }).click();
    await page.getByRole('link', { name: 'Step through it' }).click();
    await page
      .getByRole('button', { name: /^Purchases recalled/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Answer to “Open the checkout”: opened/ }).click();
    await page
      .getByRole('button', { name: /^Server purchase: failed, to settled · failed/ })
      .click();
    await expect(standing(page)).toContainText('settled.failed');
    await expect(screen(page).contentFrame().getByText('The payment was declined')).toBeVisible();
  });

  test('sees the story of a declined card in Chinese', async ({ page }) => {
    await page.goto(flowsAddress('/flow/payment'));
    await page.getByRole('link', { name: 'Storyboard: Card declined, then paid' }).click();
    await page.getByRole('main').getByLabel('Language').selectOption({ label: '中文' });
    const pictures = page.getByRole('listitem');
    const declined = pictures.filter({ hasText: 'Server purchase: failed' });
    await expect(declined.locator('iframe').contentFrame().getByText('付款被拒绝')).toBeVisible();
    await expect(pictures.last().locator('iframe')).toBeVisible();
  });

  test('sees what changed since main, on the screen as well', async ({ page, copy, faults }) => {
    test.setTimeout(400_000);
    faults.expect(development);
    await page.goto(`${copy.origin}/inspector/index.html#/diff`);
    const commits = page.getByLabel('Before: a commit');
    await expect(commits).toBeVisible(aWhile);
    await commits.selectOption({ index: 1 });
    const changed = page.getByRole('navigation', { name: 'Flows that changed' });
    const flow = changed.getByRole('link', { name: /^Unblurring a picture/ });
    await expect(flow).toContainText('1 state changed, 1 text changed', aWhile);
    await flow.click();
    const differences = page.getByRole('complementary', { name: 'Differences' });
    await expect(differences.getByRole('button', { name: /^veiled/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const both = page.getByRole('region', { name: 'The screen before and after' });
    await expect(both.getByText(/“Locked picture” is now “Secret picture”/)).toBeVisible(aWhile);
    const words = (side: string, text: string) =>
      both
        .getByRole('figure', { name: side })
        .locator('iframe')
        .contentFrame()
        .getByText(text)
        .first();
    await expect(words('Before', 'Locked picture')).toHaveCSS('outline-style', 'solid');
    await expect(words('After', 'Secret picture')).toHaveCSS('outline-style', 'solid');
  });
});
