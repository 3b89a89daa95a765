import type { Page } from '@playwright/test';
import { expectBoth } from '../support/e2e/bothThemes';
import { flowsAddress } from '../support/e2e/flows';
import { expect, test } from '../support/e2e/inspector';

const tag = '@anyScreen';

const open = async (page: Page, place: string) => {
  await page.goto('about:blank');
  await page.goto(flowsAddress(place));
};

const standing = (page: Page) => page.getByRole('region', { name: 'Current state' });
const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Steps' }).getByRole('button', { name });

test(
  'a flow is stepped through without the app, and its steps are sent on',
  { tag: [tag, '@deep'] },
  async ({ page }) => {
    await open(page, '/simulate/unblur');
    await expect(standing(page)).toContainText('veiled');
    await page.getByRole('button', { name: 'Request unblur' }).click();
    await expect(standing(page)).toContainText('requesting');
    await page
      .getByRole('button', { name: 'Answer to “Ask for the clear picture”: not enough' })
      .click();
    await expect(standing(page)).toContainText('paywalled');

    await test.step('a payload that is no JSON is told at its field', async () => {
      await page.getByLabel('Data of Allowance changed').click();
      const payload = page.getByRole('textbox', { name: 'What is sent' }).first();
      await payload.fill('{ "type": ');
      await expect(payload).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(/^This is not JSON/)).toBeVisible();
    });
    await test.step('one goes back, and on', async () => {
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(standing(page)).toContainText('requesting');
      await step(page, 'The beginning').click();
      await expect(standing(page)).toContainText('veiled');
      await page.getByRole('button', { name: 'Forward' }).click();
      await page.getByRole('button', { name: /^To the next, in 35 s/ }).click();
      await expect(standing(page)).toContainText('failed.broken');
    });
    await test.step('the address leads there', async () => {
      const address = page.url();
      await page.goto('about:blank');
      await page.goto(address);
      await expect(standing(page)).toContainText('failed.broken');
      await expect(step(page, '35 s pass')).toHaveAttribute('aria-current', 'step');
    });
    await expectBoth(page);
  },
);

test(
  'the shortest way to a state is told in words, and played',
  { tag: [tag, '@deep'] },
  async ({ page }) => {
    // The page stays quick while it is looked for.
    const thread = page.waitForEvent('worker', (worker) => worker.url().includes('waysWorker'));
    await open(page, '/paths/unblur');
    await thread;
    const refused = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'refused' }),
    });
    await expect(refused).toContainText('“Ask for the clear picture” is answered: gone');
    await expectBoth(page);
    await refused.getByRole('link', { name: 'refused' }).click();
    await expect(standing(page)).toContainText('veiled');
    await page.getByRole('button', { name: 'Play the steps' }).click();
    await expect(standing(page)).toContainText('refused');
  },
);

test(
  'a scenario plays by itself with its screens, and is drawn as a storyboard',
  { tag: [tag, '@deep'] },
  async ({ page }) => {
    await open(page, '/flow/payment');
    await page.getByRole('link', { name: 'Card declined, then paid', exact: true }).click();
    const screen = page.getByRole('region', { name: 'The screen' }).locator('iframe');
    await expect(standing(page)).toContainText('settled.paid');
    await expect(screen.contentFrame().getByText('350 desires are yours')).toBeVisible();
    await step(page, 'Server purchase: failed').click();
    await expect(screen.contentFrame().getByText('The payment was declined')).toBeVisible();
    await expectBoth(page);

    await open(page, '/flow/payment');
    await page.getByRole('link', { name: 'Storyboard: Card declined, then paid' }).click();
    await page.getByRole('main').getByLabel('Language').selectOption('ch');
    const declined = page.getByRole('listitem').filter({ hasText: 'Server purchase: failed' });
    await expect(declined.locator('iframe').contentFrame().getByText('付款被拒绝')).toBeVisible();
    await expectBoth(page);
  },
);

test('what the tests walked is laid over the chart', { tag: [tag, '@deep'] }, async ({ page }) => {
  await open(page, '/flow/unblur');
  const walked = {
    format: 'flows-coverage',
    version: 1,
    walked: { 'unblur.veiled|unblur.request|0|unblur.deciding': 3 },
  };
  const file = (text: string) => ({
    name: 'coverage.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const chooser = page.getByLabel('Load another run');
  await chooser.setInputFiles(file('{}'));
  await expect(page.getByRole('alert')).toContainText('It is not a test record');
  await chooser.setInputFiles(file(JSON.stringify(walked)));
  await expect(page.getByText('1 of 32 transitions')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chart' })).toContainText('×3');
  await expectBoth(page);
  await page.getByRole('button', { name: /^Try the picture again/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/way/);
});
