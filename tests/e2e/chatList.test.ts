import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { beginChats } from '../support/e2e/chats';
import { saidBefore } from '../support/e2e/longChat';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Options for/ }) });
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const options = (page: Page, name: string) =>
  page.getByRole('button', { name: `Options for ${name}` });
const bar = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: `Chat with ${name} deleted` });

async function choose(page: Page, name: string, item: string) {
  await options(page, name).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function openList(page: Page, count: number) {
  await page.goto('/chat');
  await expect(rows(page)).toHaveCount(count);
}

test(
  'a chat is pinned, found by its name, begun anew and deleted, and another tab follows',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    await beginChats(request, member, ['tomasz', 'hiroko', 'ines']);
    await openList(page, 3);
    const other = await context.newPage();
    await openList(other, 3);

    await choose(page, 'Tomasz', 'Pin to the top');
    for (const tab of [page, other]) await expect(rows(tab).first()).toContainText('Tomasz');
    await expect(row(other, 'Tomasz').getByText('Pinned')).toBeAttached();
    await expect(options(page, 'Tomasz')).toBeFocused();
    await choose(other, 'Tomasz', 'Unpin');
    for (const tab of [page, other]) await expect(rows(tab).last()).toContainText('Tomasz');

    const field = page.getByRole('searchbox', { name: 'Search chats and messages' });
    await field.fill('INES');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Inês')).toBeVisible();
    await field.fill('nobody of that name');
    await expect(page.getByText('No chats match “nobody of that name”')).toBeVisible();
    await field.fill('');
    await expect(rows(page)).toHaveCount(3);

    await choose(page, 'Hiroko', 'Delete chat');
    for (const tab of [page, other]) await expect(row(tab, 'Hiroko')).toHaveCount(0);
    await expect(bar(other, 'Hiroko')).toHaveCount(0);
    await choose(page, 'Inês', 'Delete chat');
    for (const tab of [page, other]) await expect(rows(tab)).toHaveCount(1);
    await bar(page, 'Hiroko').getByRole('button', { name: 'Undo' }).click();
    for (const tab of [page, other]) await expect(row(tab, 'Hiroko')).toBeVisible();
    await expect(bar(page, 'Hiroko')).toHaveCount(0);
    await expect(bar(page, 'Inês')).toHaveCount(0, { timeout: 15_000 });
    await page.reload();
    await expect(rows(page)).toHaveCount(2);

    await choose(page, 'Tomasz', 'Start over');
    await page
      .getByRole('dialog', { name: 'Start over with Tomasz?' })
      .getByRole('button', { name: 'Start over' })
      .click();
    for (const tab of [page, other]) await expect(rows(tab).first()).toContainText('Tomasz');
  },
);

test(
  'a tab whose chat is deleted in another says so, opens no other chat, and follows an undo',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    await beginChats(request, member, ['ines']);
    await openList(page, 1);
    const chat = await context.newPage();
    await chat.goto('/ines');
    const log = chat.getByRole('log');
    const notice = chat.getByText('This chat was deleted');
    await chat.getByRole('textbox', { name: 'Write a message' }).fill('I was about to');

    await choose(page, 'Inês', 'Delete chat');
    await expect(notice).toBeVisible();
    await expect(log).toHaveCount(0);
    await expectAccessible(chat);
    await bar(page, 'Inês').getByRole('button', { name: 'Undo' }).click();
    await expect(log.getByText('Come in, come in')).toBeVisible();
    await expect(chat.getByRole('textbox', { name: 'Write a message' })).toHaveValue(
      'I was about to',
    );
    await expect(notice).toHaveCount(0);

    await choose(page, 'Inês', 'Delete chat');
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await chat.getByRole('button', { name: 'Start a new chat' }).click();
    await expect(log.getByText('Come in, come in')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);

    await choose(page, 'Inês', 'Delete chat');
    await chat.getByRole('link', { name: 'Back to chats' }).click();
    await expect(chat).toHaveURL('/chat');
  },
);

test(
  'what the server refuses is taken back, and said',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request, faults }) => {
    faults.expect(/500/);
    await beginChats(request, member, ['tomasz', 'hiroko']);
    await openList(page, 2);
    await page.route(/\/api\/chat\/([^/]+(\/pin)?|create)$/, (route) =>
      ['PUT', 'DELETE', 'POST'].includes(route.request().method())
        ? route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' })
        : route.continue(),
    );
    await choose(page, 'Tomasz', 'Pin to the top');
    await expect(page.getByText('The chat could not be moved. Try again')).toBeVisible();
    await expect(rows(page).first()).toContainText('Hiroko');

    await choose(page, 'Tomasz', 'Delete chat');
    await expect(
      page.getByText('The chat could not be deleted, so it is back in your list'),
    ).toBeVisible();
    await expect(rows(page)).toHaveCount(2);

    await choose(page, 'Tomasz', 'Start over');
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('Failed to start new chat')).toBeVisible();
  },
);

test(
  'by keyboard alone: what is deleted hands the focus on',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    await beginChats(request, member, ['tomasz', 'hiroko', 'ines']);
    await openList(page, 3);
    await options(page, 'Hiroko').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Hiroko')).toHaveCount(0);
    await expect(options(page, 'Tomasz')).toBeFocused();
  },
);

/** Playwright shows every tab as if it were in front, so that going behind is played by hand. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const unread = (page: Page, name: string) => row(page, name).getByText('1 unread message');

test(
  'what is said below a reader who went up stays unread until they come down',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    await beginChats(request, member, ['ines']);
    await openList(page, 1);
    const chat = await context.newPage();
    await saidBefore(chat, 400);
    await chat.goto('/ines');
    const log = chat.getByRole('log');
    await expect(log.getByText('Come in, come in')).toBeVisible();
    await chat.getByRole('textbox', { name: 'Write a message' }).fill('Tell me about the river.');
    await chat.keyboard.press('Enter');
    await expect(chat.getByRole('button', { name: 'Stop the reply' })).toBeVisible();
    await log.hover();
    await chat.mouse.wheel(0, -9000);
    const arrived = chat.getByRole('button', { name: '1 new message' });
    await expect(arrived).toBeVisible({ timeout: 40_000 });
    await expect(unread(page, 'Inês')).toBeAttached();

    await page.reload();
    await expect(unread(page, 'Inês')).toBeAttached();
    await arrived.click();
    await expect(unread(page, 'Inês')).toHaveCount(0);
  },
);

test('what the server could not be told was read is told again @anyScreen @deep', async ({
  page,
  context,
  member,
  request,
  faults,
}) => {
  faults.expect(/503/);
  await beginChats(request, member, ['ines']);
  await openList(page, 1);
  const chat = await context.newPage();
  let isUp = false;
  await chat.route('**/api/chat/*/read', (route) =>
    isUp ? route.continue() : route.fulfill({ status: 503, body: '' }),
  );
  await chat.goto('/ines');
  await chat.getByRole('textbox', { name: 'Write a message' }).fill('Hello');
  await chat.keyboard.press('Enter');
  await expect(unread(page, 'Inês')).toBeAttached({ timeout: 40_000 });
  isUp = true;
  await expect(unread(page, 'Inês')).toHaveCount(0);
});

test(
  'what is said in a tab behind stays unread until it is looked at',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    await beginChats(request, member, ['ines']);
    await openList(page, 1);
    const chat = await context.newPage();
    await chat.goto('/ines');
    const field = chat.getByRole('textbox', { name: 'Write a message' });
    await field.fill('Hello');
    await turn(chat, 'hidden');
    await field.press('Enter');
    await expect(unread(page, 'Inês')).toBeAttached({ timeout: 40_000 });
    await turn(chat, 'visible');
    await expect(unread(page, 'Inês')).toHaveCount(0);
  },
);
