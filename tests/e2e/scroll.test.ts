import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test';
import { watchView } from '../support/e2e/view';

test.use({ visitor: 'member' });

type Said = Record<string, unknown> & { id: string; seq: number };

const PAGE = 50;

/**
 * Puts as many messages before what was really said, in pages as the server's own: places in a chat
 * ascend, so those before the first have none that the server gives.
 */
async function saidBefore(page: Page, count: number, mayLoadOlder: Promise<void>) {
  await page.route('**/api/chat/history/*', async (route) => {
    const url = new URL(route.request().url());
    const cursor = url.searchParams.get('c');
    const from = cursor?.startsWith('made-') ? Number(cursor.slice(5)) : null;
    if (cursor !== null && from === null) return route.fallback();
    if (from !== null) await mayLoadOlder;
    const answer = from === null ? await route.fetch() : null;
    const body: { results: Said[] } = answer === null ? { results: [] } : await answer.json();
    const chat = /history\/([^?/]+)/.exec(url.pathname)?.[1] ?? '';
    const last = from ?? 0;
    const first = Math.max(1 - count, last - PAGE + 1);
    const made = Array.from({ length: last - first + 1 }, (_, index) =>
      madeUp(chat, first + index),
    );
    return route.fulfill({
      json: {
        ...body,
        results: [...made, ...body.results],
        next_param: first > 1 - count ? `made-${first - 1}` : null,
        newer_param: null,
      },
    });
  });
}

const madeUp = (chat: string, seq: number): Said => {
  const isOwn = seq % 3 === 0;
  const number = String(Math.abs(seq) + 1000).slice(1);
  return {
    id: `00000000-0000-4000-8000-000000000${number}`,
    chat_id: chat,
    seq,
    author: isOwn ? 'user' : 'bot',
    kind: 1,
    text: `Long ago ${-seq}. ${'It rained, and the radio played. '.repeat(Math.abs(seq) % 5)}`,
    image_url: null,
    created_at: new Date(Date.UTC(2026, 0, 20) + seq * 3_600_000).toISOString(),
    client_id: null,
    state: 'complete',
    version: 1,
    versions: 1,
    is_edited: false,
  };
};

const log = (page: Page) => page.getByRole('log');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.keyboard.press('Enter');
}

async function openLongChat(page: Page, mayLoadOlder = Promise.resolve()) {
  await saidBefore(page, 400, mayLoadOlder);
  await page.goto('/ines');
  await expect(log(page).getByText('Come in, come in')).toBeVisible();
}

test('the end is in view in every frame of a reply, and what was sent stands at the top', async ({
  page,
}) => {
  await openLongChat(page);
  const text = 'Tell me about the longest night you remember.';
  await write(page, text);
  await expect(stop(page)).toBeVisible();
  const question = log(page).getByText(text);
  const view = await watchView(log(page), question);
  await expect(stop(page)).toBeHidden({ timeout: 30_000 });
  const seen = await view.stop();

  expect(seen.length).toBeGreaterThan(20);
  expect(Math.max(...seen.map(({ fromEnd }) => fromEnd))).toBeLessThanOrEqual(50);
  expect(seen[0]?.top).toBeGreaterThanOrEqual(0);
  expect(seen[0]?.top).toBeLessThan(60);
  const tops = seen.map(({ top }) => top ?? NaN);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
});

test('who went back sees nothing move: not for a reply, its end, older pages, or the window', async ({
  page,
}) => {
  let loadOlder: () => void = () => undefined;
  await openLongChat(page, new Promise((resolve) => (loadOlder = resolve)));
  await write(page, 'Tell me about the longest night you remember.');
  await expect(stop(page)).toBeVisible();

  await log(page).hover();
  await page.mouse.wheel(0, -9000);
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  const visible = log(page).getByText(/^Long ago/);
  await expect.poll(() => visible.count()).toBeGreaterThan(3);
  const row = visible.nth(Math.floor((await visible.count()) / 2));
  const text = (await row.innerText()).slice(0, 14);
  const view = await watchView(log(page), log(page).getByText(text));
  const height = () => log(page).evaluate((box) => box.scrollHeight);
  const before = await height();
  loadOlder();
  await expect.poll(height).toBeGreaterThan(before + 1000);

  await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible({
    timeout: 30_000,
  });
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, height: size.height - 200 });
  await page.setViewportSize(size);
  const seen = await view.stop();
  const tops = seen.map(({ top }) => top ?? NaN);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);

  await page.getByRole('button', { name: '1 new message' }).click();
  await expect
    .poll(() => log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
    .toBeLessThan(2);
});

test('older pages come before the reader is there, up to the first, in few elements', async ({
  page,
}) => {
  await openLongChat(page);
  await log(page).focus();
  const beginning = page.getByText('This is where your conversation with Inês begins.');
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(beginning).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(log(page).getByText('Long ago 399.')).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThan(1500);
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(log(page).getByText('Come in, come in')).toBeVisible();
});
