import type { BrowserContext, Page, Request } from '@playwright/test';
import { signUp } from '../support/e2e/member';
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

/** Waits within the pages from now on: a reply that is short to a slow machine is not missed. */
const writing = (pages: Page[]) =>
  Promise.all(pages.map((page) => stop(page).waitFor({ timeout: 30_000 })));

async function write(page: Page | undefined, text: string) {
  await page?.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page?.keyboard.press('Enter');
}

test(
  'six tabs share one line: each loads, and shows a reply as it is written',
  { tag: '@deep' },
  async ({ context }) => {
    const lines = openLines(context);
    const pages = await openChats(context, 6);
    await expect.poll(() => lines().length).toBe(1);

    const shown = writing(pages);
    await write(pages[3], 'Tell me about the longest night you remember.');
    await shown;
    await Promise.all(
      pages.map((page) => expect(fromInes(page)).toHaveCount(2, { timeout: 30_000 })),
    );
    expect(lines().length).toBe(1);

    await Promise.all(pages.map((page) => page.goto('/chat')));
    await Promise.all(
      pages.map((page) => expect(page.getByRole('link', { name: /Inês/ })).toBeVisible()),
    );
    await expect.poll(() => lines().length).toBe(1);
  },
);

test(
  'C6 another tab goes on with a reply when the one that reads it is closed',
  { tag: '@deep' },
  async ({ context }) => {
    const lines = openLines(context);
    const pages = await openChats(context, 3);
    await expect.poll(() => lines().length).toBe(1);
    const reading = lines()[0]?.frame().page();
    const others = pages.filter((page) => page !== reading);
    expect(others.length).toBe(2);

    const begun = writing(others);
    await write(others[0], 'Tell me about the longest night you remember.');
    await begun;
    await reading?.close();

    for (const page of others) {
      await expect(fromInes(page)).toHaveCount(2, { timeout: 30_000 });
      await expect(stop(page)).toBeHidden();
      const rows = page.getByRole('log').getByRole('listitem');
      const shown = await rows.allInnerTexts();
      await page.reload();
      await expect(fromInes(page)).toHaveCount(2);
      await expect.poll(() => rows.allInnerTexts()).toEqual(shown);
    }
    await expect.poll(() => lines().length).toBe(1);
  },
);

/** The token as it is after its fifteen minutes: readable, and refused. */
const expired = (access: string) => access.replace(/.{8}$/, 'AAAAAAAA');

test('S1 two tabs whose token has expired refresh once, and both stay @deep', async ({
  context,
  member,
  faults,
}) => {
  faults.expect(/401/);
  const refreshes: Request[] = [];
  context.on('request', (request) => {
    if (pathOf(request) === '/api/token/refresh') refreshes.push(request);
  });
  await context.addInitScript(
    ([fresh, old]) => {
      if (location.protocol === 'about:') return;
      if (localStorage.getItem('access_token') === fresh)
        localStorage.setItem('access_token', old ?? '');
    },
    [member.tokens.access, expired(member.tokens.access)],
  );
  const pages = [await context.newPage(), await context.newPage()];
  await Promise.all(pages.map((page) => page.goto('/settings?part=profile')));
  for (const page of pages)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin');
  expect(refreshes.length).toBe(1);
});

test('S7 a tab follows the logout of another, and shows nothing of one account to the next', async ({
  context,
  request,
}) => {
  const [page, other] = await openChats(context, 2);
  if (page === undefined || other === undefined) throw new Error('Two tabs were to be opened.');
  await page.getByRole('textbox', { name: 'Write a message' }).fill('only for Inês');
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);

  const next = await signUp(request);
  await page.getByRole('link', { name: /^Inês, \d\d$/ }).click();
  await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
  await other.getByRole('link', { name: 'Log in' }).first().click();
  await other.getByLabel('Email').fill(next.email);
  await other.getByLabel('Password', { exact: true }).fill(next.password);
  await other.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(fromInes(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue('');
});

/** Playwright's browser keeps no page for Back, so the two ends of it are played by hand. */
const turn = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate(
    (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    type,
  );

test('S12 a page from the back/forward cache shows nothing private before its session is checked @deep', async ({
  context,
}) => {
  const lines = openLines(context);
  const [page, other] = await openChats(context, 2);
  if (page === undefined || other === undefined) throw new Error('Two tabs were to be opened.');
  await turn(page, 'pagehide');
  await expect(fromInes(page)).toBeHidden();
  await turn(page, 'pageshow');
  await expect(fromInes(page)).toBeVisible();

  await turn(page, 'pagehide');
  await expect.poll(() => lines().map((line) => line.frame().page())).toEqual([other]);
  // A page in the cache hears nothing of what other tabs write to storage.
  await page.evaluate(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(other).toHaveURL('/');
  await expect(fromInes(page)).toBeHidden();
  await turn(page, 'pageshow');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(fromInes(page)).toHaveCount(0);
});
