import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { flowsAddress } from '../support/e2e/flows';
import { tabTo as tabToWithin } from '../support/e2e/keyboard';
import { expect, test } from '../support/e2e/inspector';

const tag = ['@anyScreen', '@deep'];
const before = fileURLToPath(new URL('../inspector/fixtures/flowsBefore.json', import.meta.url));

/** A chart has many states to go through. */
const tabTo = (page: Page, target: Parameters<typeof tabToWithin>[1]) =>
  tabToWithin(page, target, 150);

const press = async (page: Page, target: Parameters<typeof tabToWithin>[1]) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

const region = (page: Page, name: string) => page.getByRole('region', { name });
const standing = (page: Page) => region(page, 'Current state');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.describe('without a mouse', { tag }, () => {
  test('a flow is stepped through', async ({ page }) => {
    await page.goto(flowsAddress('/simulate/unblur'));
    const { keyboard } = page;

    await test.step('a state that is out of sight comes into it', async () => {
      await tabTo(page, page.getByRole('application', { name: /^Chart/ }));
      for (let stride = 0; stride < 30; stride += 1) await keyboard.press('ArrowRight');
      await expect(button(page, /^Unblurring a picture, /)).not.toBeInViewport();
      await tabTo(page, button(page, /^Unblurring a picture, /));
      await tabTo(page, button(page, /^paywalled, /));
    });

    await press(page, button(page, 'Request unblur'));
    await expect(standing(page)).toContainText('requesting');
    // What was pressed is gone: one goes on from where it is said what came of it.
    await expect(standing(page)).toBeFocused();
    await press(page, button(page, 'Answer to “Ask for the clear picture”: not enough'));
    await expect(standing(page)).toContainText('paywalled');

    await press(page, page.getByLabel('Data of Allowance changed'));
    const payload = page.getByRole('textbox', { name: 'What is sent' }).first();
    await tabTo(page, payload);
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('{');
    await expect(payload).toHaveAttribute('aria-invalid', 'true');
    await press(page, region(page, 'Steps').getByRole('button', { name: 'The beginning' }));
    await expect(standing(page)).toContainText('veiled');
    await press(page, button(page, 'Forward'));
    await expect(standing(page)).toContainText('requesting');
    await press(page, button(page, /^To the next, in 35 s/));
    await expect(standing(page)).toContainText('failed.broken');
  });

  test('the way to a state is found and played', async ({ page }) => {
    await page.goto(flowsAddress('/paths/unblur'));
    await press(page, page.getByRole('link', { name: 'refused', exact: true }));
    await press(page, button(page, 'Play the steps'));
    await expect(standing(page)).toContainText('refused');
    await press(page, button(page, 'Back'));
    await expect(standing(page)).toContainText('requesting');
  });

  test('two builds are compared', async ({ page }) => {
    await page.goto(flowsAddress('/diff'));
    await tabTo(page, page.getByLabel(/^Before/));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(before);
    const flow = page.getByRole('link', { name: /^A character’s page/ });
    await press(page, flow);
    await expect(flow).toHaveAttribute('aria-current', 'true');
    await tabTo(page, button(page, /^meeting, /));
    const difference = page
      .getByRole('complementary', { name: 'Differences' })
      .getByRole('button')
      .first();
    await press(page, difference);
    await expect(difference).toHaveAttribute('aria-pressed', 'true');
    const saved = page.waitForEvent('download');
    await press(page, button(page, 'Save as Markdown'));
    expect((await saved).suggestedFilename()).toBe('flows-diff.md');
  });

  test('a screen is watched while it runs', async ({ page, context }) => {
    const viewer = await context.newPage();
    await viewer.goto(flowsAddress('/live'));
    await expect(viewer.getByText('No open page answers.')).toBeVisible();
    const { origin } = new URL(flowsAddress('/'));
    const story = encodeURIComponent('chat/PrivatePicture/Veiled');
    await page.goto(`${origin}/screen.html?story=${story}`);
    await press(
      viewer,
      region(viewer, 'Actors').getByRole('button', { name: /^Unblurring a picture/ }),
    );
    await expect(standing(viewer)).toContainText('veiled');
    // In the conversation, keys lead to what is in a message from the list that it stands in.
    await button(page, /^Show it/).press('Enter');
    await expect(standing(viewer)).toContainText('failed.broken');

    const step = viewer.getByRole('slider', { name: 'Step' });
    await tabTo(viewer, step);
    await viewer.keyboard.press('Home');
    await expect(step).toHaveValue('0');
    const asItHappens = button(viewer, 'Follow live');
    await expect(asItHappens).toHaveAttribute('aria-pressed', 'false');
    await press(viewer, asItHappens);
    await expect(standing(viewer)).toContainText('failed.broken');
    await press(viewer, button(viewer, 'Sequence'));
    await tabTo(viewer, region(viewer, 'Sequence'));
    await viewer.setViewportSize({ width: 1440, height: 400 });
    const namesStand = await region(viewer, 'Sequence').evaluate((sequence) => {
      sequence.scrollTo(0, sequence.scrollHeight);
      const names = sequence.querySelector('svg')?.getBoundingClientRect();
      return {
        isScrolled: sequence.scrollTop > 0,
        below: (names?.top ?? 0) - sequence.getBoundingClientRect().top,
      };
    });
    expect(namesStand).toEqual({ isScrolled: true, below: 0 });
    await viewer.setViewportSize({ width: 1440, height: 900 });
    await press(viewer, region(viewer, 'Log').getByRole('button', { name: /Request unblur/ }));
    const saved = viewer.waitForEvent('download');
    await press(viewer, button(viewer, 'Save the recording'));
    expect((await saved).suggestedFilename()).toBe('recording.json');
  });
});
