import type { Locator, Page } from '@playwright/test';
import { beginChats, someSlugs } from '../support/e2e/chats';
import { saidBefore } from '../support/e2e/longChat';
import { layKeyboardOver } from '../support/e2e/onScreenKeyboard';
import { phone } from '../support/e2e/phone';
import { expect, test } from '../support/e2e/test';
import { awaitRest, saidInSight, watchView } from '../support/e2e/view';

test.use({ visitor: 'member', ...phone });

const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

async function openLongChat(page: Page) {
  await saidBefore(page, 120);
  await page.goto('/ines');
  await expect(log(page).getByText('Come in, come in')).toBeVisible();
}

async function boxOf(element: Locator) {
  const found = await element.boundingBox();
  if (found === null) throw new Error('Not on screen');
  return { top: found.y, bottom: found.y + found.height };
}

const travelled = (places: readonly (number | null)[]) => {
  const tops = places.map((top) => top ?? NaN);
  return Math.max(...tops) - Math.min(...tops);
};

test.describe('on a phone', { tag: '@anyScreen' }, () => {
  for (const [kind, cover] of [
    ['over the page, as on iOS', (page: Page) => layKeyboardOver(page, { height: 480, top: 120 })],
    [
      'that shrinks the page, as on Android',
      async (page: Page) => {
        await page.setViewportSize({ width: 390, height: 480 });
        return () => page.setViewportSize({ width: 390, height: 844 });
      },
    ],
  ] as const) {
    const begin = kind.startsWith('over') ? 120 : 0;
    const tag = kind.startsWith('over') ? [] : '@deep';

    test(
      `a keyboard ${kind} leaves the end of the conversation above the field`,
      { tag },
      async ({ page }) => {
        await openLongChat(page);
        const lastSaid = log(page).getByText('Come in, come in');
        await expect(box(page)).not.toBeFocused();
        const view = await watchView(log(page), lastSaid);
        await box(page).focus();
        const putAway = await cover(page);
        const field = await boxOf(box(page));
        expect(field.bottom).toBeLessThanOrEqual(begin + 480);
        expect(field.bottom).toBeGreaterThan(begin + 380);
        const back = await boxOf(page.getByRole('link', { name: 'Back to chats' }));
        expect(back.top).toBeGreaterThanOrEqual(begin);
        expect((await boxOf(lastSaid)).bottom).toBeLessThanOrEqual(field.top);
        await page.keyboard.type('A line.');
        for (const line of ['Another.', 'A third.', 'A fourth.']) {
          await page.keyboard.press('Shift+Enter');
          await page.keyboard.type(line);
        }
        expect((await boxOf(box(page))).bottom).toBeLessThanOrEqual(begin + 480);
        await putAway();
        expect((await boxOf(box(page))).bottom).toBeGreaterThan(700);
        const seen = await view.stop();
        expect(Math.max(...seen.map(({ fromEnd }) => fromEnd))).toBeLessThanOrEqual(50);
      },
    );

    test(
      `a keyboard ${kind} moves nothing for who went back`,
      { tag: '@deep' },
      async ({ page }) => {
        await openLongChat(page);
        await log(page).focus();
        await page.keyboard.press('Home');
        await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
        await page.keyboard.press('PageDown');
        await awaitRest(log(page));
        const view = await watchView(log(page), await saidInSight(log(page)));
        await box(page).focus();
        const putAway = await cover(page);
        expect((await boxOf(box(page))).bottom).toBeLessThanOrEqual(begin + 480);
        await putAway();
        expect(travelled((await view.stop()).map(({ top }) => top))).toBeLessThan(1);
        await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
      },
    );
  }

  test(
    'the page may be enlarged, and no field makes a phone enlarge it',
    { tag: '@deep' },
    async ({ page }) => {
      for (const path of ['/', '/settings?part=profile', '/ines', '/chat', '/?report=1']) {
        await page.goto(path);
        await expect(
          page.getByRole('heading', { level: path === '/?report=1' ? 2 : 1 }),
        ).not.toHaveCount(0);
        const fields = page.locator('input:not([type=checkbox], [type=radio]), textarea, select');
        if (path !== '/chat') await expect(fields.first()).toBeAttached();
        const sizes = await fields.evaluateAll((found) =>
          found.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        );
        expect(Math.min(16, ...sizes), path).toBe(16);
      }
      const content = await page.locator('meta[name=viewport]').getAttribute('content');
      expect(content).toContain('width=device-width');
      expect(content).toContain('viewport-fit=cover');
      expect(content).toContain('interactive-widget=resizes-content');
      expect(content).not.toMatch(/user-scalable|maximum-scale/);
    },
  );

  test.describe('to a guest', () => {
    test.use({ visitor: 'adult' });

    test(
      'no field of the forms makes a phone enlarge the page',
      { tag: '@deep' },
      async ({ page }) => {
        for (const path of ['/?login=1', '/?signup=1']) {
          await page.goto(path);
          const fields = page.getByRole('dialog').locator('input:not([type=checkbox])');
          await expect(fields.first()).toBeVisible();
          const sizes = await fields.evaluateAll((found) =>
            found.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
          );
          expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
        }
      },
    );
  });

  const insets = { top: 50, bottom: 34 };

  test('what can be touched keeps clear of notch and home bar', async ({ page }) => {
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { ...insets, topMax: 50, bottomMax: 34, left: 0, leftMax: 0, right: 0, rightMax: 0 },
    });
    const end = 844 - insets.bottom;
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    const menu = page.getByRole('button', { name: 'Menu' });
    expect((await boxOf(menu)).top).toBeGreaterThanOrEqual(insets.top);
    const tab = page
      .getByRole('navigation')
      .getByRole('link', { name: /^Explore/ })
      .last();
    expect((await boxOf(tab)).bottom).toBeLessThanOrEqual(end + 1);
    await menu.click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect.poll(async () => (await boxOf(close)).top).toBeGreaterThanOrEqual(insets.top);

    await page.goto('/ines');
    await expect(log(page).getByText('Come in, come in')).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to chats' });
    expect((await boxOf(back)).top).toBeGreaterThanOrEqual(insets.top);
    expect((await boxOf(box(page))).bottom).toBeLessThanOrEqual(end);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Start over' }).click();
    await expect.poll(async () => (await boxOf(close)).top).toBeGreaterThanOrEqual(insets.top);
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Start over' });
    expect((await boxOf(confirm)).bottom).toBeLessThanOrEqual(end);
  });

  test('what can be done with a message is offered to a finger', async ({ page }) => {
    await saidBefore(page, 3);
    await page.goto('/ines');
    const said = log(page).getByText('Come in, come in');
    const options = log(page).getByRole('button', { name: 'Message options' });
    await expect(options.last()).toHaveCSS('opacity', '1');
    await expect(options.first()).toHaveCSS('opacity', '0');
    const size = await options.last().boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);

    const copy = page.getByRole('menuitem', { name: 'Copy' });
    await said.tap();
    await expect(copy).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();

    const { x, y, width } = (await said.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: x + width / 2, y: y + 8 }]);
    await expect(copy).toBeVisible();
    await touch('touchEnd', []);
    await expect(copy).toBeVisible();
    await copy.tap();
    await expect(page.getByText('Message copied')).toBeVisible();
  });

  test(
    'a swipe back is nobody else’s, and finds the wall where it was left at once',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/');
      const card = page.getByRole('article').nth(20);
      await card.scrollIntoViewIfNeeded();
      const link = card.getByRole('heading').getByRole('link');
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(1000);
      await link.click();
      await expect(box(page)).toBeVisible();
      const captors = await page.locator('*').evaluateAll((all) =>
        all
          .filter((element) => {
            const { overscrollBehaviorX, touchAction } = getComputedStyle(element);
            return (
              element.checkVisibility() &&
              (overscrollBehaviorX !== 'auto' || touchAction !== 'auto')
            );
          })
          .map((element) => element.className),
      );
      expect(captors).toEqual([]);
      await page.goBack();
      await expect(card).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    },
  );

  for (const isReloaded of [false, true])
    test(
      `a swipe back finds the list of chats where it was left${isReloaded ? ', also after a reload of the chat' : ''}`,
      { tag: '@deep' },
      async ({ page, member, request }) => {
        await beginChats(request, member, await someSlugs(request));
        await page.goto('/chat');
        const rows = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: /^Options for/ }) });
        const row = rows.nth(18);
        await expect(row).toBeAttached();
        await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const before = await page.evaluate(() => window.scrollY);
        expect(before).toBeGreaterThan(400);
        await row.getByRole('link').click();
        await expect(box(page)).toBeVisible();
        if (isReloaded) await page.reload();
        await expect(box(page)).toBeVisible();
        await page.goBack();
        await expect(row).toBeInViewport();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      },
    );

  test(
    'a menu on the first message in sight moves nothing, where there is no room for it',
    { tag: '@deep' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 400 });
      await openLongChat(page);
      const sight = await log(page).boundingBox();
      if (sight === null) throw new Error('Not on screen');
      const buttons = log(page).getByRole('button', { name: 'Message options' });
      const first = await buttons.evaluateAll(
        (all, top) => all.findIndex((button) => button.getBoundingClientRect().bottom > top + 8),
        sight.y,
      );
      const view = await watchView(log(page), log(page).getByText('Come in, come in'));
      await buttons.nth(first).evaluate((button) => button.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitemradio').first()).toBeFocused();
      const menu = await page.getByRole('menu').boundingBox();
      expect(menu?.y).toBeGreaterThanOrEqual(sight.y);
      expect((menu?.y ?? NaN) + (menu?.height ?? NaN)).toBeLessThanOrEqual(sight.y + sight.height);
      await page.keyboard.press('Escape');
      await expect(buttons.nth(first)).toBeFocused();
      expect(travelled((await view.stop()).map(({ top }) => top))).toBe(0);
      await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
    },
  );

  test(
    'the menu of a message is whole, wherever the message stands',
    { tag: '@deep' },
    async ({ page }) => {
      await openLongChat(page);
      const view = await log(page).boundingBox();
      if (view === null) throw new Error('Not on screen');
      const buttons = log(page).getByRole('button', { name: 'Message options' });
      const inSight = await buttons.evaluateAll(
        (all, { top, bottom }) =>
          all.flatMap((button, index) => {
            const at = button.getBoundingClientRect();
            return at.top >= top && at.bottom <= bottom ? [index] : [];
          }),
        { top: view.y, bottom: view.y + view.height },
      );
      expect(inSight.length).toBeGreaterThan(3);
      for (const index of inSight) {
        await buttons.nth(index).focus();
        await page.keyboard.press('Enter');
        const menu = await page.getByRole('menu').boundingBox();
        if (menu === null) throw new Error('Not on screen');
        expect(menu.x).toBeGreaterThanOrEqual(view.x);
        expect(menu.x + menu.width).toBeLessThanOrEqual(view.x + view.width);
        expect(menu.y).toBeGreaterThanOrEqual(view.y);
        expect(menu.y + menu.height).toBeLessThanOrEqual(view.y + view.height);
        await page.keyboard.press('Escape');
      }
    },
  );
});

test(
  'an offer has its heading, face, prices and button on the first screen',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    for (const [address, prices, terms, button] of [
      ['/ines?premium=1&from=voice', 'How long', /^Nothing is charged/, /^Try \d days free/],
      ['/ines?pw=1&from=unblur', 'How many desires', /^You pay once/, /^Buy/],
    ] as const) {
      await page.goto(address);
      await expect(dialog.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('img', { name: 'Inês' })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
      const foot = await boxOf(dialog.getByText(terms));
      expect((await boxOf(dialog.getByRole('group', { name: prices }))).bottom).toBeLessThan(
        foot.top,
      );
    }

    await page.goto('/ines?premium=1&from=voice');
    const benefits = dialog.getByRole('listitem');
    await expect(benefits).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Everything in Premium' }).click();
    await expect(benefits).toHaveCount(7);
  },
);
