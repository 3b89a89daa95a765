import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { flowsAddress } from '../support/e2e/flows';
import { mermaidScript, mermaidTexts } from '../support/e2e/mermaid';
import { expect, test } from '../support/e2e/test';

const tag = '@anyScreen';
const before = fileURLToPath(new URL('../inspector/fixtures/flowsBefore.json', import.meta.url));

const state = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, `) });

/** In the light theme, which is there first, and the dark one. */
const expectBoth = (page: Page) =>
  expectAccessible(page, undefined, async () => {
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

test(
  'the inspector breaks no rule of accessibility on any page',
  { tag: [tag, '@deep'] },
  async ({ page, faults }) => {
    // The picture of a story that is about one that does not come.
    faults.expect(/never\/answers\.webp/);
    const pages: readonly (readonly [string, () => Promise<void>])[] = [
      ['/', () => expect(page.getByRole('link', { name: /^unblur/ })).toBeVisible()],
      ['/flow/unblur/state/unblur.veiled', () => expect(state(page, 'veiled')).toBeVisible()],
      ['/screens/unblur', () => expect(page.getByRole('link', { name: 'veiled' })).toBeVisible()],
      ['/review', () => expect(page.getByRole('button', { name: /^Not reviewed/ })).toBeVisible()],
    ];
    for (const [place, arrived] of pages) {
      await test.step(place, async () => {
        await page.goto('about:blank');
        await page.goto(flowsAddress(place));
        await arrived();
        await expectBoth(page);
      });
    }
    await test.step('/diff', async () => {
      await page.goto('about:blank');
      await page.goto(flowsAddress('/diff'));
      await page.getByLabel(/^Before/).setInputFiles(before);
      await page.getByRole('link', { name: /^botProfile/ }).click();
      await expect(state(page, 'meeting')).toBeVisible();
      await expectBoth(page);
    });
  },
);

test(
  'a designer reviews a state without a mouse, and goes on with the file',
  { tag },
  async ({ page }) => {
    await page.goto(flowsAddress('/'));
    const search = page.getByRole('searchbox', { name: 'Find a machine or a state' });
    await search.focus();
    await page.keyboard.type('unblur');
    await expect(page.getByRole('link', { name: /^voice/ })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^unblur/ })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(state(page, 'unblur')).toBeVisible();
    await page.getByRole('application', { name: /^Chart/ }).focus();
    const scale = page.getByRole('toolbar', { name: 'Chart' }).getByText(/%$/);
    await page.keyboard.press('0');
    const whole = await scale.textContent();
    await page.keyboard.press('+');
    await expect(scale).not.toHaveText(whole ?? '');

    await page.keyboard.press('Tab');
    await expect(state(page, 'unblur')).toBeFocused();
    await state(page, 'revealed').focus();
    await expect(state(page, 'opening')).toBeVisible();
    await page.keyboard.press('f');
    await expect(state(page, 'opening')).toBeHidden();

    await state(page, 'veiled').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/flow\/unblur\/state\/unblur\.veiled$/);
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review.getByText('Nobody reviewed it yet.')).toBeVisible();
    await page.keyboard.press('a');
    await expect(review.getByText('Approved as it is.')).toBeVisible();
    await page.keyboard.press('n');
    await expect(review.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.type('Is the price clear?');
    await page.keyboard.press('Tab');
    await expect(review.getByText('There is a note.')).toBeVisible();

    const way = page.getByRole('button', { name: /^unblur\.request/ });
    await way.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'unblur.request' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'veiled' })).toBeVisible();

    const saved = page.waitForEvent('download');
    await review.getByRole('button', { name: 'Save flows.review.json' }).press('Enter');
    const file = await (await saved).path();
    await page.reload();
    await expect(page.getByText('Nobody reviewed it yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Review' }).press('Enter');
    await page.getByLabel('Go on with a file that was saved').setInputFiles(file);
    await page.getByRole('button', { name: 'With a note 1' }).press('Enter');
    await expect(page.getByText('Is the price clear?')).toBeVisible();
  },
);

test(
  "Mermaid's own package draws every flow, and what changed in one",
  { tag: [tag, '@deep'] },
  async ({ page }) => {
    await page.addScriptTag({ path: mermaidScript });
    const texts = await mermaidTexts();
    expect(texts.length).toBeGreaterThan(60);
    const drawn = await page.evaluate(async (all) => {
      const mermaid: unknown = Reflect.get(window, 'mermaid');
      const render: unknown = Reflect.get(Object(mermaid), 'render');
      if (typeof render !== 'function') throw new Error('There is no Mermaid.');
      const results: string[] = [];
      for (const [id, text] of all) {
        const result: unknown = await Promise.resolve(render(`drawing-${id}`, text)).then(
          ({ svg }) => (String(svg).startsWith('<svg') ? 'drawn' : 'nothing'),
          (error: unknown) => String(error),
        );
        results.push(`${id}: ${String(result)}`);
      }
      return results;
    }, texts);
    expect(drawn).toEqual(texts.map(([id]) => `${id}: drawn`));
  },
);

test('the chart is saved as other programs read it', { tag: [tag, '@deep'] }, async ({ page }) => {
  await page.goto(flowsAddress('/flow/unblur'));
  await expect(state(page, 'veiled')).toBeVisible();
  const saved = async (format: string) => {
    const download = page.waitForEvent('download');
    await page
      .getByRole('group', { name: 'Save as' })
      .getByRole('button', { name: format })
      .click();
    return readFile(await (await download).path());
  };
  const drawing = (await saved('SVG')).toString();
  expect(drawing).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(drawing).toMatch(/fill="rgb\(\d+, \d+, \d+\)"/);
  // Drawing programs know neither style sheets of others nor the newer ways to write a colour.
  expect(drawing).not.toMatch(/oklch|oklab|color\(|color-mix|var\(|rgba| class=/);
  expect((await saved('PNG')).subarray(1, 4).toString()).toBe('PNG');
  const text = (await saved('Markdown')).toString();
  expect(text).toContain('# unblur');
  expect(text).toContain('stateDiagram-v2');
});
