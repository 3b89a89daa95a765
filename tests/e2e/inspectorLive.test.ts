import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { expectBoth } from '../support/e2e/bothThemes';
import { expect, readRecording, test } from '../support/e2e/inspector';

const tag = '@anyScreen';

test.use({ visitor: 'newcomer' });

/** Puts the inspector's files beside the product, as `npm run flows` does: one origin for both. */
async function besideTheProduct(context: BrowserContext, origin: string) {
  const flows = process.env['E2E_FLOWS_ORIGIN'] ?? '';
  await context.route(`${origin}/flows/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await fetch(`${flows}${pathname.replace('/flows/', '/')}`);
    await route.fulfill({
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'text/plain',
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

const standing = (page: Page) => page.getByRole('region', { name: 'Current state' });
const log = (page: Page) => page.getByRole('region', { name: 'Log' });
const actors = (page: Page) => page.getByRole('region', { name: 'Actors' });

const secret = 'canary-7c41e2';

test(
  'the product is watched from another tab, and what was heard is gone through again',
  { tag: [tag, '@deep'] },
  async ({ page, context, baseURL, faults }) => {
    test.setTimeout(300_000);
    faults.expect(/401/);
    // This host has no file of reviews.
    faults.expect(/flows\.review\.json/);
    const origin = baseURL ?? '';
    await besideTheProduct(context, origin);
    const viewer = await context.newPage();
    await viewer.goto(`${origin}/flows/index.html#/live`);
    await expect(viewer.getByText('No open page answers.')).toBeVisible();

    await page.goto('/');
    await expect(viewer.getByText('It is open and reports what it does.')).toBeVisible();
    await page.getByRole('button', { name: /^I am 18 or over/ }).click();
    await actors(viewer)
      .getByRole('button', { name: /^The 18\+ question/ })
      .click();
    await expect(standing(viewer)).toContainText('confirmed');
    await expect(viewer.getByRole('button', { name: /^confirmed, / })).toBeVisible();
    await expect(viewer.locator('[data-line][data-taken]')).toBeAttached();

    await test.step('nothing that was typed, and no secret, arrives', async () => {
      await page.goto('/?login=1');
      await expect(viewer.getByLabel('Which page').locator('option')).toHaveCount(2);
      await page.getByRole('textbox', { name: 'Email' }).fill(`${secret}@example.test`);
      await page.getByLabel('Password', { exact: true }).fill(secret);
      await page.getByRole('button', { name: 'Log in' }).last().click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    });
    await test.step('the load that is gone gives way to the next', async () => {
      await actors(viewer)
        .getByRole('button', { name: /^Logging in/ })
        .click();
      await expect(standing(viewer)).toContainText('Logging in');
    });
    await test.step('a page of a build takes no events', () =>
      expect(viewer.getByRole('heading', { name: 'Send it an event' })).toBeHidden());

    await viewer.getByRole('button', { name: 'Sequence' }).click();
    await expect(viewer.getByRole('list', { name: 'Messages' })).toBeVisible();
    await expectAccessible(viewer);
    await viewer.getByRole('button', { name: 'Chart', exact: true }).click();
    await viewer.getByRole('button', { name: 'Pause' }).click();
    await expectBoth(viewer);

    const saved = viewer.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Save the recording' }).click();
    const file = await (await saved).path();
    const text = await readFile(file, 'utf8');
    expect(text).toContain('"login.submit"');
    await test.step('the recording begins with the first step of each machine', () => {
      const read = readRecording(text);
      if ('reason' in read) throw new Error(read.reason);
      const { lines } = read.recording;
      for (const machine of ['app', 'ageGate', 'session', 'catalogue']) {
        const actor = lines.find((line) => line.is === 'actor' && line.machine === machine)?.actor;
        const first = lines.find((line) => line.is === 'event' && line.actor === actor);
        expect(first, machine).toMatchObject({ type: 'xstate.init' });
      }
    });
    expect(text).not.toContain(secret);

    await test.step('the recording is replayed', async () => {
      await viewer.goto('about:blank');
      await viewer.goto(`${origin}/flows/index.html#/replay`);
      const picker = viewer.getByLabel(/^Recording/);
      await picker.setInputFiles({
        name: 'other.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{}'),
      });
      await expect(viewer.getByRole('alert')).toContainText('no recording of flows');
      await picker.setInputFiles(file);
      const step = viewer.getByRole('slider', { name: 'Step' });
      await expect(step).toHaveValue('0');
      await step.focus();
      await viewer.keyboard.press('ArrowRight');
      await viewer.keyboard.press('ArrowRight');
      await expect(step).toHaveValue('2');
      await viewer.keyboard.press('End');
      await log(viewer)
        .getByRole('button', { name: /^.*Submit login/ })
        .first()
        .click();
      await expect(standing(viewer)).toContainText('Logging in');
      await expectBoth(viewer);
    });
  },
);
