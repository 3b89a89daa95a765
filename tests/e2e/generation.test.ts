import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/heldReplies';

test.use({ visitor: 'member' });

const log = (page: Page) => page.getByRole('log');
const fromInes = (page: Page) => log(page).getByText(/^Inês, \d/);
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });

async function ask(page: Page) {
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Which night was the longest?');
  await page.keyboard.press('Enter');
}

/** The reply has come so far, and goes on. */
async function expectGrown(page: Page, text: string) {
  await expect(log(page).getByText(text)).toHaveCount(1);
  await expect(stop(page)).toBeVisible();
}

/** The reply is whole, there once, and what the server keeps. */
async function expectWhole(page: Page, text: string) {
  await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
  await expect(stop(page)).toBeHidden();
  await expect(fromInes(page)).toHaveCount(2);
  const rows = log(page).getByRole('listitem');
  const shown = await rows.allInnerTexts();
  expect(shown.join('\n').split(text).length).toBe(2);
  await page.reload();
  await expect(fromInes(page)).toHaveCount(2);
  await expect.poll(() => rows.allInnerTexts()).toEqual(shown);
}

test(
  'a reply goes on when the only tab is closed, and a new tab shows the rest of it',
  { tag: '@deep' },
  async ({ page, context, model }) => {
    const before = model.asked();
    await page.goto('/ines');
    await ask(page);
    model.say('The first hour was rain. ');
    await expectGrown(page, 'The first hour was rain.');
    await page.close();

    model.say('The second was wind. ');
    const again = await context.newPage();
    await again.goto('/ines');
    await expectGrown(again, 'The first hour was rain. The second was wind.');
    model.say('Then came the sun.');
    model.end();
    await expectWhole(again, 'The first hour was rain. The second was wind. Then came the sun.');
    expect(model.asked() - before).toBe(1);
  },
);

test(
  'a reply that was finished while no tab was open is there, once',
  { tag: '@deep' },
  async ({ page, context, model }) => {
    await page.goto('/ines');
    await ask(page);
    model.say('We lit a lamp. ');
    await expectGrown(page, 'We lit a lamp.');
    await page.close();
    model.say('It burned until four.');
    model.end();
    const again = await context.newPage();
    await again.goto('/ines');
    await expectWhole(again, 'We lit a lamp. It burned until four.');
  },
);

test(
  'who leaves the chat in the middle of a reply finds it further on, and growing',
  { tag: '@deep' },
  async ({ page, model }) => {
    await page.goto('/ines');
    await ask(page);
    model.say('The harbour froze. ');
    await expectGrown(page, 'The harbour froze.');
    await page.getByRole('link', { name: 'Chats', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Chats' })).toBeVisible();
    model.say('Nobody slept. ');
    await page.getByRole('main').getByRole('link', { name: /Inês/ }).click();
    await expectGrown(page, 'The harbour froze. Nobody slept.');
    model.say('We sang instead.');
    model.end();
    await expectWhole(page, 'The harbour froze. Nobody slept. We sang instead.');
  },
);

test(
  'two tabs show the same reply, piece by piece',
  { tag: '@deep' },
  async ({ page, context, model }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/ines');
      await expect(fromInes(tab)).toHaveCount(1);
    }
    await ask(other);
    let text = '';
    for (const sentence of ['A ship came in. ', 'It had no lights. ', 'It had no crew. ']) {
      model.say(sentence);
      text += sentence;
      for (const tab of [page, other]) await expectGrown(tab, text.trim());
    }
    model.end();
    for (const tab of [page, other]) await expectWhole(tab, text.trim());
  },
);
