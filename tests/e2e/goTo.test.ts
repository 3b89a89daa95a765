import type { Page } from '@playwright/test';
import { madeUpId, saidBefore } from '../support/e2e/longChat';
import { expect, test } from '../support/e2e/test';
import { watchView } from '../support/e2e/view';

test.use({ visitor: 'member' });

const log = (page: Page) => page.getByRole('log');
const said = (page: Page, number: number) =>
  log(page)
    .getByRole('listitem')
    .filter({ hasText: `Long ago ${number}.` });
const jump = (page: Page) => page.getByRole('button', { name: 'Jump to latest' });
const greeting = (page: Page) => log(page).getByText('Come in, come in');
const fromEnd = (page: Page) =>
  log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);

/** Whether the eye sees the mark around a message. */
const isMarked = () => {
  if (document.activeElement === null) return false;
  const { content, opacity } = getComputedStyle(document.activeElement, '::after');
  return content !== 'none' && opacity === '1';
};

async function openAt(page: Page, number: number, mayGoOn = Promise.resolve()) {
  await saidBefore(page, 400, mayGoOn);
  await page.goto(`/ines?message=${madeUpId(-number)}`);
  await expect(said(page, number)).toBeInViewport({ ratio: 1 });
}

test(
  'an address leads to a message far back, which has the focus and a mark for a moment',
  { tag: '@deep' },
  async ({ page }) => {
    const marked = page.waitForFunction(isMarked);
    await openAt(page, 300);
    await expect(said(page, 300).locator(':focus')).toHaveText(/^Long ago 300\./);
    await marked;
    await expect(jump(page)).toBeVisible();
    await expect.poll(() => page.evaluate(isMarked)).toBe(false);
    await expect(said(page, 300).locator(':focus')).toBeVisible();

    await page.reload();
    await expect(said(page, 300)).toBeInViewport({ ratio: 1 });
    await jump(page).click();
    await expect(greeting(page)).toBeInViewport();
    await expect(jump(page)).toBeHidden();
    await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  },
);

for (const { number, name } of [
  { number: 300, name: 'pages come before and after it' },
  { number: 75, name: 'the pages after it meet the end of the conversation' },
])
  test(`nothing moves where the reader is while ${name}`, { tag: '@deep' }, async ({ page }) => {
    let goOn: () => void = () => undefined;
    await openAt(page, number, new Promise((resolve) => (goOn = resolve)));
    const height = () => log(page).evaluate((box) => box.scrollHeight);
    await expect(log(page).getByText('Loading newer messages')).toBeAttached();
    const before = await height();
    const view = await watchView(log(page), said(page, number));
    goOn();
    await expect.poll(height).toBeGreaterThan(before + 3000);
    await expect(log(page).getByText('Loading newer messages')).toBeHidden();
    const tops = (await view.stop()).map(({ top }) => top ?? NaN);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    await expect(said(page, number)).toBeInViewport({ ratio: 1 });
  });

test(
  'reading on from there leads to the end, which is followed again',
  { tag: '@deep' },
  async ({ page }) => {
    await openAt(page, 300);
    await log(page).focus();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(greeting(page)).toBeInViewport({ timeout: 200 });
    }).toPass();
    await expect(jump(page)).toBeHidden();
    await page.getByRole('textbox', { name: 'Write a message' }).fill('I read it all again.');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('I read it all again.')).toBeInViewport();
  },
);

test(
  'what is written far back is said at the end, and shown there',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await openAt(page, 300);
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Do you remember the radio?');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Do you remember the radio?')).toBeInViewport();
    await expect(said(page, 300)).toBeHidden();
  },
);

test(
  'a message in view leaves the end followed',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member }) => {
    const headers = { authorization: `Bearer ${member.tokens.access}` };
    const opened = await page.request.post('/api/chat/get_or_create', {
      headers,
      data: { bot_slug: 'ines' },
    });
    const { id } = await opened.json();
    const history = await page.request.get(`/api/chat/history/${id}`, { headers });
    const { results } = await history.json();
    // The message comes before the end of the conversation does.
    let goOn: () => void = () => undefined;
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/chat/history/*', async (route) => {
      if (!route.request().url().includes('around=')) await mayGoOn;
      return route.fallback();
    });
    await page.goto(`/ines?message=${results[0].id}`);
    await expect(log(page).locator(':focus')).toContainText('Come in, come in');
    goOn();
    await expect(jump(page)).toBeHidden();
  },
);

test(
  'a message that is gone is said to be, and the end is shown',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, faults }) => {
    faults.expect(/status of 404/);
    await page.goto(`/ines?message=${madeUpId(-1)}`);
    await expect(page.getByText('This message no longer exists.')).toBeVisible();
    await expect(greeting(page)).toBeInViewport();
    await expect(jump(page)).toBeHidden();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('This message no longer exists.')).toBeHidden();
    await expect(log(page)).toBeFocused();
  },
);
