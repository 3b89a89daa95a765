import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/heldReplies';
import type { HeldModel } from '../support/e2e/heldReplies';
import { saidBefore } from '../support/e2e/longChat';
import { awaitRest, saidInSight, watchView } from '../support/e2e/view';

test.use({ visitor: 'member' });

const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });
const jump = (page: Page) => page.getByRole('button', { name: 'Jump to latest' });
const greeting = (page: Page) => log(page).getByText('Come in, come in');
const hours = (from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, index) => `In hour ${from + index} it rained, and the radio played on in the kitchen. `,
  );

async function openLongChat(page: Page) {
  await saidBefore(page, 400);
  await page.goto('/ines');
  await expect(greeting(page)).toBeVisible();
}

async function ask(page: Page, model: HeldModel, text: string) {
  const before = model.asked();
  await box(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(stop(page)).toBeVisible();
  await expect.poll(() => model.asked()).toBe(before + 1);
  return log(page).getByText(text);
}

/** How far the last row ends above the end of the view, in pixels. */
const roomBelow = (page: Page) =>
  log(page)
    .getByRole('listitem')
    .last()
    .evaluate((row) => {
      const view = row.closest('[role=log]')?.getBoundingClientRect();
      return (view?.bottom ?? NaN) - row.getBoundingClientRect().bottom;
    });

const travelled = (seen: readonly { top: number | null }[]) => {
  const tops = seen.map(({ top }) => top ?? NaN);
  return Math.max(...tops) - Math.min(...tops);
};

test(
  'what is sent and a short answer stand above the field, below what was said before',
  { tag: '@deep' },
  async ({ page, model }) => {
    await openLongChat(page);
    for (const [text, answer] of [
      ['Was it a short night?', 'Yes.'],
      ['And the next one?', 'Shorter still.'],
    ] as const) {
      const question = await ask(page, model, text);
      const view = await watchView(log(page), question);
      model.say(answer);
      model.end();
      await expect(log(page).getByText(answer, { exact: true })).toBeVisible();
      await expect(stop(page)).toBeHidden();
      await expect(page.getByRole('group', { name: 'Suggestions' })).toBeVisible();
      const seen = await view.stop();
      expect(Math.max(...seen.map(({ fromEnd }) => fromEnd))).toBeLessThan(2);
      await expect(question).toBeInViewport({ ratio: 1 });
      await expect(greeting(page)).toBeInViewport({ ratio: 1 });
      expect(await roomBelow(page)).toBeLessThanOrEqual(16);
      await expect(jump(page)).toBeHidden();
    }
  },
);

test(
  'an answer taller than the view is followed until the question is at the top, and read from there',
  { tag: '@deep' },
  async ({ page, model }) => {
    await openLongChat(page);
    const question = await ask(page, model, 'Which night was the longest?');
    const rise = await watchView(log(page), question);
    for (const sentence of hours(0, 60)) model.say(sentence);
    await expect(jump(page)).toBeVisible();
    const risen = (await rise.stop()).map(({ top }) => top ?? NaN);
    expect(Math.min(...risen)).toBeGreaterThan(0);
    expect(risen.at(-1)).toBeLessThan(60);

    const view = await watchView(log(page), question);
    for (const sentence of hours(60, 80)) model.say(sentence);
    model.end();
    await expect(stop(page)).toBeHidden();
    expect(travelled(await view.stop())).toBe(0);
    await expect(log(page).getByText('In hour 0 ')).toBeInViewport();

    await jump(page).click();
    await expect(jump(page)).toBeHidden();
    await expect(log(page).getByText(/In hour 79 [^.]+\.$/)).toBeInViewport();
    expect(await roomBelow(page)).toBeLessThanOrEqual(16);
    expect(await roomBelow(page)).toBeGreaterThanOrEqual(0);
  },
);

test(
  'who goes to the end of a long answer follows it from there',
  { tag: '@deep' },
  async ({ page, model }) => {
    await openLongChat(page);
    const question = await ask(page, model, 'Which night was the longest?');
    for (const sentence of hours(0, 60)) model.say(sentence);
    await jump(page).click();
    await expect(jump(page)).toBeHidden();
    const view = await watchView(log(page), question);
    for (const sentence of hours(60, 80)) model.say(sentence);
    model.end();
    await expect(stop(page)).toBeHidden();
    expect(Math.max(...(await view.stop()).map(({ fromEnd }) => fromEnd))).toBeLessThan(2);
    await expect(jump(page)).toBeHidden();
  },
);

test(
  'who went back sees nothing move for what another tab says, and what is answered',
  { tag: '@deep' },
  async ({ page, context, model }) => {
    await openLongChat(page);
    await log(page).hover();
    await page.mouse.wheel(0, -900);
    await expect(jump(page)).toBeVisible();
    await awaitRest(log(page));
    const view = await watchView(log(page), await saidInSight(log(page)));
    const other = await context.newPage();
    await other.goto('/ines');
    await ask(other, model, 'Which night was the longest?');
    for (const sentence of hours(0, 60)) model.say(sentence);
    model.end();
    await expect(stop(other)).toBeHidden();
    await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible();
    expect(travelled(await view.stop())).toBe(0);
  },
);
