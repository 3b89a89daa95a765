import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { madeUpId, saidBefore } from '../support/e2e/longChat';
import type { Member } from '../support/e2e/member';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

/** What somebody says in a chat, one after the other, as the application would send it. */
async function say(request: APIRequestContext, member: Member, slug: string, texts: string[]) {
  const headers = { Authorization: `Bearer ${member.tokens.access}` };
  const opened = await request.post('/api/chat/get_or_create', {
    headers,
    data: { bot_slug: slug },
  });
  const { id } = await opened.json();
  for (const text of texts) {
    const sent = await request.post(`/api/chat/${id}/messages`, {
      headers,
      data: { client_id: randomUUID(), text },
    });
    expect(sent.status(), await sent.text()).toBe(201);
  }
}

const button = (page: Page) => page.getByRole('button', { name: 'Search this chat' });
const panel = (page: Page) => page.getByRole('region', { name: 'Search this chat' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this chat' });
const hits = (page: Page) => panel(page).getByRole('listitem');

test(
  'finds what was said in a chat, with the words marked, and leads there and back',
  { tag: '@deep' },
  async ({ page, member, request, isMobile }) => {
    await say(request, member, 'ines', [
      'The lighthouse was dark that night.',
      'My sister kept goats, believe it or not.',
      'Then the LIGHTHOUSE keeper knocked.',
    ]);
    await page.goto('/ines');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('lighthouse');
    // A reply may take the word up.
    const own = hits(page).filter({ hasText: /was dark that night|keeper knocked/ });
    await expect(own).toHaveCount(2);
    await expect(own.first().locator('mark')).toHaveText('LIGHTHOUSE');
    await expect(own.first()).toContainText('You');
    const found = await hits(page).count();
    await expect(page.getByRole('status').getByText(`${found} messages found`)).toBeAttached();

    await own.last().getByRole('link').click();
    await expect(page).toHaveURL(/\/ines\?(.*&)?message=/);
    await expect(page.getByRole('log').getByText('The lighthouse was dark')).toBeInViewport();
    if (isMobile) {
      await expect(panel(page)).toBeHidden();
      await page.goBack();
    }
    await expect(field(page)).toHaveValue('lighthouse');
    await expect(own.last().getByRole('link')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL('/ines');
  },
);

/** What a search answers for messages that were made up. */
const foundOf = (chat: string, number: number) => ({
  message_id: madeUpId(-number),
  chat_id: chat,
  bot: { slug: 'ines', name: 'Inês', portrait: { colors: ['#111', '#222', '#333'], sources: [] } },
  seq: 1,
  author: 'bot',
  created_at: '2026-01-08T18:00:00.000Z',
  excerpt: `Long ago ${number}.`,
  ranges: [{ start: 0, end: 8 }],
});

test(
  'leads from hit to hit in a long chat, and again to one that was left',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, isMobile }) => {
    await saidBefore(page, 400, Promise.resolve());
    await page.route('**/api/chat/*/search?*', (route) => {
      const chat = /chat\/([^/]+)\/search/.exec(route.request().url())?.[1] ?? '';
      const results = [foundOf(chat, 100), foundOf(chat, 300)];
      return route.fulfill({ json: { results, next_param: null } });
    });
    const said = (number: number) =>
      page
        .getByRole('log')
        .getByRole('listitem')
        .filter({ hasText: `Long ago ${number}.` });
    const links = hits(page).getByRole('link');
    const backToHits = async () => {
      if (!isMobile) return;
      await expect(panel(page)).toBeHidden();
      await page.goBack();
    };

    await page.goto('/ines');
    await button(page).click();
    await field(page).fill('long ago');
    await links.last().click();
    await expect(said(300)).toBeInViewport({ ratio: 1 });
    await expect(isMobile ? said(300).locator(':focus') : links.last()).toBeFocused();
    await backToHits();
    await links.first().click();
    await expect(said(100)).toBeInViewport({ ratio: 1 });

    await page.getByRole('button', { name: 'Jump to latest' }).click();
    await expect(page.getByRole('log').getByText('Come in, come in')).toBeInViewport();
    if (isMobile) await button(page).click();
    await links.first().click();
    await expect(said(100)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'is walked through with the keys alone',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    // A statement may be quoted by the reply, which would be found as well.
    const asked = ['Is the red door open?', 'Is the red boat yours?', 'Is the blue boat yours?'];
    await say(request, member, 'ines', asked);
    await page.goto('/ines');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('red');
    await expect(hits(page)).toHaveCount(2);
    const links = hits(page).getByRole('link');
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(links.last()).toContainText('Is the red door open?');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/message=/);
  },
);

test(
  'says that nothing was found, that the words are too many, and tries again after a fault',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, faults }) => {
    await page.goto('/ines');
    await button(page).click();
    await field(page).fill('walrus');
    await expect(panel(page).getByText('Nothing found for “walrus”')).toBeVisible();
    await field(page).fill('walrus '.repeat(20));
    await expect(panel(page).getByText('A search can have up to 100 characters.')).toBeVisible();
    await expect(field(page)).toHaveValue('walrus '.repeat(20));
    await field(page).fill('  ');
    await expect(panel(page).getByText('Type at least one letter or sign.')).toBeVisible();

    faults.expect(/search/);
    await page.route('**/api/chat/*/search?*', (route) => route.abort());
    await field(page).fill('come in');
    await expect(panel(page).getByRole('alert')).toContainText('The search did not work.');
    await page.unroute('**/api/chat/*/search?*');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(hits(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue('come in');
  },
);

test(
  'finds what was said in all chats from their list, leads there, and is there on the way back',
  { tag: '@deepOnDesktop' },
  async ({ page, member, request }) => {
    await say(request, member, 'ines', [
      'The lighthouse was dark that night.',
      'I sat there alone.',
    ]);
    await say(request, member, 'otis', ['Tell me of the lighthouse.', 'And of its keeper.']);
    await page.goto('/chat');
    const words = page.getByRole('searchbox', { name: 'Search chats and messages' });
    await words.fill('LIGHTHOUSE');
    const messages = page.getByRole('region', { name: 'Messages' });
    const hit = messages.getByRole('listitem').filter({ hasText: 'The lighthouse was dark' });
    await expect(hit).toContainText('Inês');
    await expect(hit.locator('mark')).toHaveText('lighthouse');
    await expect(messages.getByRole('listitem').filter({ hasText: 'Otis' }).first()).toBeVisible();

    const count = await messages.getByRole('listitem').count();
    await hit.getByRole('link').click();
    await expect(page).toHaveURL(/\/ines\?message=/);
    await expect(page.getByRole('log').getByText('The lighthouse was dark')).toBeInViewport();
    await page.goBack();
    await expect(words).toHaveValue('LIGHTHOUSE');
    await expect(messages.getByRole('listitem')).toHaveCount(count);

    await words.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('main').getByRole('link').locator(':scope:focus')).toBeVisible();
  },
);

test(
  'a hit goes with its message, and Enter in the field over the list leads to the first',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request }) => {
    await say(request, member, 'ines', [
      'We dawdled over the bay.',
      'Nobody dawdled on the way back.',
    ]);
    await page.goto('/chat');
    const list = page.getByRole('searchbox', { name: 'Search chats and messages' });
    const found = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await list.press('Enter');
    await expect(page).toHaveURL('/chat');
    await list.fill('dawdled');
    await expect(found).toHaveCount(2);

    const chat = await context.newPage();
    await chat.goto('/ines');
    await chat.getByRole('button', { name: 'Search this chat' }).click();
    await field(chat).fill('dawdled');
    await expect(hits(chat)).toHaveCount(2);
    const other = await context.newPage();
    await other.goto('/ines');
    const row = other.getByRole('listitem').filter({ hasText: 'Nobody dawdled on the way back.' });
    await row.getByRole('button', { name: 'Message options' }).press('Enter');
    await other.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(hits(chat)).toHaveCount(1);
    await expect(found).toHaveCount(1);

    await list.press('Enter');
    await expect(page.getByRole('log').getByText('We dawdled over the bay.')).toBeInViewport();
    await page.goBack();
    await list.fill('INES');
    await expect(page.getByRole('button', { name: 'Options for Inês' })).toBeVisible();
    await list.press('Enter');
    await expect(page).toHaveURL('/ines');
  },
);
