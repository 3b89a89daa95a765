import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** The requests for the event stream that are open, over all pages of the context. */
function openLines(context: BrowserContext) {
  const lines = new Set<Request>();
  context.on('request', (request) => {
    if (pathOf(request) === '/api/events') lines.add(request);
  });
  context.on('requestfinished', (request) => lines.delete(request));
  context.on('requestfailed', (request) => lines.delete(request));
  return () => [...lines].filter((line) => !line.frame().page().isClosed());
}

const fromInes = (page: Page) => page.getByRole('log').getByText(/^Inês, \d/);
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });

async function openChats(context: BrowserContext, count: number) {
  const pages: Page[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    const page = await context.newPage();
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    pages.push(page);
  }
  return pages;
}

async function write(page: Page | undefined, text: string) {
  await page?.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page?.keyboard.press('Enter');
}

test('six tabs share one line: each loads, and shows a reply as it is written', async ({
  context,
}) => {
  const lines = openLines(context);
  const pages = await openChats(context, 6);
  await expect.poll(() => lines().length).toBe(1);

  await write(pages[3], 'Tell me about the longest night you remember.');
  await Promise.all(pages.map((page) => expect(stop(page)).toBeVisible()));
  await Promise.all(
    pages.map((page) => expect(fromInes(page)).toHaveCount(2, { timeout: 30_000 })),
  );
  expect(lines().length).toBe(1);

  await Promise.all(pages.map((page) => page.goto('/chat')));
  await Promise.all(
    pages.map((page) => expect(page.getByRole('link', { name: /Inês/ })).toBeVisible()),
  );
  await expect.poll(() => lines().length).toBe(1);
});

test('C6 another tab goes on with a reply when the one that reads it is closed', async ({
  context,
}) => {
  const lines = openLines(context);
  const pages = await openChats(context, 3);
  await expect.poll(() => lines().length).toBe(1);
  const reading = lines()[0]?.frame().page();
  const others = pages.filter((page) => page !== reading);
  expect(others.length).toBe(2);

  await write(others[0], 'Tell me about the longest night you remember.');
  await Promise.all(others.map((page) => expect(stop(page)).toBeVisible()));
  await reading?.close();

  for (const page of others) {
    await expect(fromInes(page)).toHaveCount(2, { timeout: 30_000 });
    await expect(stop(page)).toBeHidden();
    const shown = await page.getByRole('log').getByRole('listitem').allInnerTexts();
    await page.reload();
    await expect(fromInes(page)).toHaveCount(2);
    expect(await page.getByRole('log').getByRole('listitem').allInnerTexts()).toEqual(shown);
  }
  await expect.poll(() => lines().length).toBe(1);
});
