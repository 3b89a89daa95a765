import type { Locator, Page, Route } from '@playwright/test';
import { beginChats, someSlugs } from '../support/e2e/chats';
import { expect, test } from '../support/e2e/test';
import { judgeThemes } from '../support/e2e/themes';

test.use({ visitor: 'member' });

const chats = (page: Page) => page.getByRole('region', { name: 'Chats' });
const rows = (page: Page) => chats(page).getByRole('button', { name: /^Options for/ });
const openRow = (page: Page) => chats(page).locator('[aria-current="page"]');
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const profile = (page: Page) => page.getByRole('complementary', { name: 'Profile' });
const search = (page: Page) =>
  chats(page).getByRole('searchbox', { name: 'Search chats and messages' });
const rowOf = (page: Page, name: string) => chats(page).getByRole('link', { name });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`Nothing is seen of ${String(part)}.`);
  return box;
}

async function openAt(page: Page, width: number, path = '/ines') {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await page.goto(path);
  await expect(log(page).getByRole('listitem').first()).toBeVisible();
}

/** How far a list is scrolled: its rows lie in a box of their own. */
const scrolled = (page: Page) =>
  chats(page).evaluate((pane) =>
    Math.max(...[...pane.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)),
  );

test(
  'three panes stand side by side from 1200 px, two from 1024, one on a phone',
  { tag: '@anyScreen' },
  async ({ page, member, request }) => {
    await beginChats(request, member, ['tomasz', 'ines']);
    for (const width of [1200, 1440]) {
      await openAt(page, width);
      await expect(rows(page)).toHaveCount(2);
      await expect(openRow(page)).toContainText('Inês');
      const [list, talk, side] = [
        await boxOf(chats(page)),
        await boxOf(log(page)),
        await boxOf(profile(page)),
      ];
      expect([list.x, side.x + side.width]).toEqual([0, width]);
      expect([list.x + list.width, talk.x + talk.width]).toEqual([talk.x, side.x]);
    }
    await openAt(page, 1024);
    await expect(profile(page)).toBeVisible();
    await expect(chats(page)).toHaveCount(0);
    await openAt(page, 390);
    await expect(profile(page)).toBeHidden();
    await expect(chats(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to chats' })).toBeVisible();
  },
);

test(
  'while no chat is open the list stands beside others, and stays as it is when one is opened',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    const expectBoth = await judgeThemes(page);
    await beginChats(request, member, ['tomasz', 'ines']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/chat');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
    const others = page.getByRole('main').getByRole('listitem').locator('[data-opens-chat]');
    await expect(others).toHaveCount(5);
    await expect(page.getByRole('main').getByRole('link', { name: /^Tomasz/ })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expectBoth();

    await search(page).fill('Tomasz');
    await expect(rows(page)).toHaveCount(1);
    await rowOf(page, 'Tomasz').click();
    await expect(page).toHaveURL('/tomasz');
    await expect(field(page)).toBeFocused();
    await expect(search(page)).toHaveValue('Tomasz');
    await page.goBack();
    await expect(page).toHaveURL('/chat');
    await expect(search(page)).toHaveValue('Tomasz');
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(chats(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);

test(
  'at 1920 px no more than 15 % of the width is empty',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    await beginChats(request, member, ['tomasz', 'ines']);
    await openAt(page, 1920);
    await expect(rows(page)).toHaveCount(2);
    await field(page).fill('Good evening.');
    await page.keyboard.press('Enter');
    const own = log(page).getByText('Good evening.', { exact: true });
    await expect(own).toBeVisible();
    const theirs = log(page).getByText('Come in, come in');
    const [list, left, right, side] = [
      await boxOf(chats(page)),
      await boxOf(theirs),
      await boxOf(own),
      await boxOf(profile(page)),
    ];
    const talk = right.x + right.width - left.x;
    expect((1920 - list.width - side.width - talk) / 1920).toBeLessThanOrEqual(0.15);
  },
);

test(
  'the list keeps its place and its search while chats change',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    const slugs = await someSlugs(request);
    const [first = '', ...others] = slugs.filter((slug) => slug !== 'henrik').slice(0, 19);
    await beginChats(request, member, [first, 'henrik', ...others]);
    await openAt(page, 1440, `/${others.at(-1)}`);
    await expect(rows(page)).toHaveCount(20);
    const last = chats(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(100);
    await last.click();
    await expect(openRow(page)).toHaveAttribute('href', `/${first}`);
    await expect(field(page)).toBeFocused();
    expect(await scrolled(page)).toBe(place);

    await page.reload();
    await expect(openRow(page)).toBeInViewport({ ratio: 1 });

    await search(page).fill('Henrik');
    await expect(rows(page)).toHaveCount(1);
    await rowOf(page, 'Henrik').click();
    await expect(page).toHaveURL('/henrik');
    await expect(field(page)).toBeFocused();
    await expect(search(page)).toHaveValue('Henrik');
    await expect(rows(page)).toHaveCount(1);
  },
);

test(
  'the keyboard goes from the list to the chat to the profile, and through the list',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    const expectBoth = await judgeThemes(page);
    await beginChats(request, member, ['tomasz', 'hiroko', 'ines']);
    await openAt(page, 1440, '/hiroko');
    await expect(rows(page)).toHaveCount(3);
    await expectBoth();

    // Tab stops at one row alone: that of the open chat.
    await search(page).focus();
    await page.keyboard.press('Tab');
    await expect(rowOf(page, 'Hiroko')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Options for Hiroko' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Hiroko/ }).last()).toBeFocused();

    await search(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, 'Hiroko').or(rowOf(page, 'Inês')).first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(rowOf(page, 'Tomasz')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tomasz');
    await expect(field(page)).toBeFocused();

    await page.keyboard.press('Alt+ArrowUp');
    await expect(page).not.toHaveURL('/tomasz');
    await expect(log(page).getByRole('listitem').first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await log(page).focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search this chat' })).toBeFocused();
  },
);

test(
  'what loads has the shape of the chat: nothing moves when the messages come',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    await beginChats(request, member, ['ines']);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const held: Route[] = [];
      await page.route('**/api/chat/get_or_create', (route) => void held.push(route));
      // What the user may say next comes later, and is held for good.
      await page.route('**/suggestions', () => undefined);
      await page.goto('/ines');
      const shape = () =>
        page.evaluate(() => {
          const page = document.querySelector('[data-own-header]');
          const [talk, side] = page?.children ?? [];
          const boxes = [...(talk?.children ?? []), side].map((part) => {
            const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
            return [x, y, width, height].map(Math.round);
          });
          return boxes.filter(([, , width = 0, height = 0]) => width > 1 && height > 1);
        });
      await expect(page.locator('[data-own-header][aria-busy="true"]')).toBeVisible();
      const before = await shape();
      for (const route of held) await route.continue();
      await expect(log(page).getByText('Come in, come in')).toBeVisible();
      expect(await shape()).toEqual(before);
      await page.unrouteAll();
    }
  },
);
