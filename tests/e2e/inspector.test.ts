import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectBoth } from '../support/e2e/bothThemes';
import { flowsAddress } from '../support/e2e/flows';
import { mermaidScript, mermaidTexts } from '../support/e2e/mermaid';
import { expect, test } from '../support/e2e/inspector';

const tag = '@anyScreen';
const before = fileURLToPath(new URL('../inspector/fixtures/flowsBefore.json', import.meta.url));

const state = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, `) });

test(
  'the inspector breaks no rule of accessibility on any page',
  { tag: [tag, '@deep'] },
  async ({ page, faults }) => {
    // The picture of a story that is about one that does not come.
    faults.expect(/never\/answers\.webp/);
    const pages: readonly (readonly [string, () => Promise<void>])[] = [
      ['/', () => expect(page.getByRole('link', { name: /^Unblurring a picture/ })).toBeVisible()],
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
      await page.getByRole('link', { name: /^A character’s page/ }).click();
      await expect(state(page, 'meeting')).toBeVisible();
      await expectBoth(page);
    });
  },
);

test(
  'a designer reviews a state without a mouse, and goes on with the file',
  { tag: [tag, '@deep'] },
  async ({ page }) => {
    await page.goto(flowsAddress('/'));
    const search = page.getByRole('searchbox', { name: /^Find a flow/ });
    await search.focus();
    await page.keyboard.type('unblur');
    await expect(page.getByRole('link', { name: /^The voice of/ })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Unblurring a picture flow/ })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(state(page, 'Unblurring a picture')).toBeVisible();
    await page.getByRole('application', { name: /^Chart/ }).focus();
    const scale = page.getByRole('toolbar', { name: 'Chart' }).getByText(/%$/);
    await page.keyboard.press('0');
    const whole = await scale.textContent();
    await page.keyboard.press('+');
    await expect(scale).not.toHaveText(whole ?? '');

    await page.keyboard.press('Tab');
    await expect(state(page, 'Unblurring a picture')).toBeFocused();
    await state(page, 'revealed').focus();
    await expect(state(page, 'opening')).toBeVisible();
    await page.keyboard.press('f');
    await expect(state(page, 'opening')).toBeHidden();

    await state(page, 'veiled').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/flow\/unblur\/state\/unblur\.veiled$/);
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review.getByText('Nobody has reviewed it yet.')).toBeVisible();
    await page.keyboard.press('a');
    await expect(review.getByText('Approved as it is.')).toBeVisible();
    await page.keyboard.press('n');
    await expect(review.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.type('Is the price clear?');
    await expect(review.getByText('There is an open note.')).toBeVisible();

    const way = page.getByRole('button', { name: /^Request unblur/ });
    await way.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Request unblur' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'veiled' })).toBeVisible();

    const saved = page.waitForEvent('download');
    await review.getByRole('button', { name: 'Save flows.review.json' }).press('Enter');
    const file = await (await saved).path();
    await page.getByRole('button', { name: 'Dark theme' }).press('Enter');
    await page.reload();
    await expect(page.getByText('Nobody has reviewed it yet.')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.getByRole('link', { name: 'Review' }).press('Enter');
    await page.getByLabel('Continue from a saved file').setInputFiles(file);
    await page.getByRole('button', { name: 'With an open note 1' }).press('Enter');
    await expect(page.getByText('Is the price clear?')).toBeVisible();
    await page.getByRole('link', { name: 'veiled' }).press('Enter');
    await expect(review.getByText('There is an open note.')).toBeVisible();
    await page.keyboard.press('n');
    await expect(review.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused();
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
  expect(text).toContain('# Unblurring a picture');
  expect(text).toContain('stateDiagram-v2');
});

test(
  'the sheet of screens prints once all of them are there, and none of them moves on',
  { tag: [tag, '@deep'] },
  async ({ page, faults }) => {
    test.setTimeout(180_000);
    // The picture of a story that is about one that does not come.
    faults.expect(/never\/answers\.webp/);
    await page.addInitScript(() => {
      window.print = () => (document.title = 'Printed');
    });
    await page.goto(flowsAddress('/screens/unblur'));
    await page.getByRole('button', { name: 'Print, or save as PDF' }).click();
    await expect(page).toHaveTitle('Printed', { timeout: 120_000 });
    const frames = await page.locator('iframe').all();
    expect(frames.length).toBeGreaterThan(5);
    for (const frame of frames) {
      const stand = await frame.evaluate((element) => {
        const shown = element instanceof HTMLIFrameElement ? element.contentDocument : null;
        const moving = shown?.getAnimations().filter(({ playState }) => playState === 'running');
        return { title: shown?.title, moving: moving?.length };
      });
      expect(stand).toEqual({ title: await frame.getAttribute('title'), moving: 0 });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print, or save as PDF' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'How the screens are shown' })).toBeHidden();
    // What has no screen, which is folded in the window: nobody unfolds paper.
    await expect(page.getByText('arriving: it is passed through at once')).toBeVisible();
    expect((await page.pdf()).subarray(0, 4).toString()).toBe('%PDF');
  },
);

test(
  'a page whose code does not come, and an address that leads nowhere, show a way on',
  { tag: [tag, '@deep'] },
  async ({ page, faults }) => {
    faults.expect(/ReplayPage|Failed to fetch|ERR_FAILED|dynamically imported/);
    await page.route(/ReplayPage/, (route) => route.abort());
    await page.goto(flowsAddress('/replay'));
    await expect(page.getByRole('alert')).toContainText('This page could not be shown');
    await page.getByRole('link', { name: 'Live' }).click();
    await expect(page.getByRole('heading', { name: 'Running now' })).toBeVisible();
    await page.goBack();
    await page.unroute(/ReplayPage/);
    await page.getByRole('button', { name: 'Reload it' }).click();
    await expect(page.getByRole('heading', { name: 'A recorded session' })).toBeVisible();
    await page.goto('about:blank');
    await page.goto(flowsAddress('/screens/nothing'));
    await expect(page.getByText('There is nothing at this address')).toBeVisible();
  },
);

test(
  'a chart that cannot be laid out, and a screen that does not come, say so and are tried again',
  { tag: [tag, '@deep'] },
  async ({ page, faults }) => {
    faults.expect(/ERR_FAILED|elk-worker/);
    await page.route(/elk-worker|screen\.html/, (route) => route.abort());
    await page.goto(flowsAddress('/flow/unblur/state/unblur.veiled'));
    await expect(page.getByRole('alert')).toContainText('The chart could not be laid out');
    await expect(page.getByText('This screen has not loaded yet.')).toBeVisible({
      timeout: 60_000,
    });
    await page.unroute(/elk-worker|screen\.html/);
    const screen = page.getByRole('region', { name: 'The screen' });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeHidden();
    const shown = screen.frameLocator('iframe');
    await expect(shown.getByRole('button', { name: /^Show it/ })).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(state(page, 'veiled')).toBeVisible();
  },
);

test(
  'how often a way was walked stands clear of every other word',
  { tag: [tag, '@deep'] },
  async ({ page }) => {
    for (const [flow, title] of [
      ['ageGate', 'The 18\\+ question'],
      ['memory', 'What a character remembers'],
    ] as const) {
      await page.goto(flowsAddress(`/flow/${flow}`));
      await expect(state(page, title)).toBeVisible();
      const drawing = page.getByRole('application', { name: /^Chart/ });
      const ways = await drawing
        .locator('[data-cause]')
        .evaluateAll((words) => words.map((word) => word.getAttribute('data-cause') ?? ''));
      for (const [times, written] of [
        [12, '×12'],
        [1849, '×2k'],
      ] as const) {
        const walked = Object.fromEntries(ways.map((way) => [way, times]));
        await page.getByLabel('Load another run').setInputFiles({
          name: 'flows-coverage.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify({ format: 'flows-coverage', version: 1, walked })),
        });
        await page.getByLabel('Show it on the chart').check();
        await expect(drawing.getByText(written).first()).toBeVisible();
        expect(await drawing.evaluate(hiddenWords)).toEqual([]);
      }
    }
  },
);

/** The words of lines that stick out of their box, or that the box of another line covers. */
function hiddenWords(drawing: Element): string[] {
  const lines = [...drawing.querySelectorAll('[data-line]')].map((line) => ({
    box: line.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect(),
    texts: [...line.querySelectorAll('text')],
  }));
  return lines.flatMap(({ box, texts }) =>
    texts
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const isOut = left < box.left || right > box.right;
        const isCovered = lines.some(
          ({ box: other }) =>
            other !== box &&
            left < other.right &&
            right > other.left &&
            top < other.bottom &&
            bottom > other.top,
        );
        return isOut || isCovered;
      })
      .map(({ textContent }) => textContent),
  );
}
