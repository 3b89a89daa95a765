import type { Page } from '@playwright/test';
import {
  call,
  expect,
  expectEnd,
  hangUp,
  loudestPlayed,
  openCall,
  test,
} from '../support/e2e/calls';
import { storageOf } from '../support/e2e/member';

test.use({ visitor: 'member', savesData: true, permissions: ['microphone'] });

declare global {
  interface Window {
    /** A Chromium without a screen hides no page, and puts none to sleep. */
    away: {
      show: (isShown: boolean) => void;
      /** Nothing of the page runs for so long. */
      sleep: (milliseconds: number) => void;
      isScreenKept: () => boolean;
    };
  }
}

/** Before a page is opened: lets it be hidden and slept, and watches whether it keeps the screen on. */
const letGoAway = (page: Page) =>
  page.addInitScript(() => {
    let state: DocumentVisibilityState = 'visible';
    let release = () => {};
    let isKept = false;
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.defineProperty(document, 'hidden', { get: () => state === 'hidden' });
    const keep = () => {
      const lock = Object.assign(new EventTarget(), {
        onrelease: null,
        released: false,
        type: 'screen' as const,
        release: () => {
          if (release === drop) isKept = false;
          return Promise.resolve();
        },
      });
      const drop = () => void lock.release();
      release = drop;
      isKept = true;
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request: keep } });
    const show = (isShown: boolean) => {
      state = isShown ? 'visible' : 'hidden';
      // The browser keeps the screen on for no page that nobody sees.
      if (!isShown) release();
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    window.away = {
      show,
      sleep: (milliseconds) => {
        show(false);
        document.dispatchEvent(new Event('freeze', { bubbles: true }));
        const end = performance.now() + milliseconds;
        while (performance.now() < end);
        document.dispatchEvent(new Event('resume', { bubbles: true }));
        show(true);
      },
      isScreenKept: () => isKept,
    };
  });

const isScreenKept = (page: Page) => page.evaluate(() => window.away.isScreenKept());

test(
  'a call goes on where its page is hidden, and keeps the screen on while it is seen',
  { tag: '@deep' },
  async ({ page, callServer }) => {
    await letGoAway(page);
    await openCall(page);
    await call(page);
    await expect.poll(() => isScreenKept(page)).toBe(true);
    await page.evaluate(() => window.away.show(false));
    expect(await isScreenKept(page)).toBe(false);
    const heard = callServer.words.asked.length;
    await expect
      .poll(() => callServer.words.asked.length, { timeout: 60_000 })
      .toBeGreaterThan(heard);
    expect(callServer.words.asked.at(-1)?.loudness).toBeGreaterThan(-45);
    await expect.poll(() => loudestPlayed(page), { timeout: 60_000 }).toBeGreaterThan(0.02);
    await page.evaluate(() => window.away.show(true));
    await expect.poll(() => isScreenKept(page)).toBe(true);
    await hangUp(page).click();
    await expectEnd(page, 'You hung up.');
    await expect.poll(() => isScreenKept(page)).toBe(false);
  },
);

test(
  'a page that the browser puts to sleep says that the call ended with it, and calls again at once',
  { tag: '@deep' },
  async ({ page }) => {
    await letGoAway(page);
    await openCall(page);
    await call(page);
    await page.evaluate(() => window.away.sleep(3_000));
    await expectEnd(page, /^Your browser put this page to sleep/);
    await call(page, 'Call again');
    await hangUp(page).click();
    await expectEnd(page, 'You hung up.');
  },
);

test(
  'a call ends where its user logs out everywhere, on another device',
  { tag: '@deep' },
  async ({ page, browser, baseURL, member, request, faults }) => {
    faults.expect(/401 \(Unauthorized\)/);
    await openCall(page);
    await call(page);
    const { email, password } = member;
    const tokens = await (await request.post('/api/token', { data: { email, password } })).json();
    const storageState = storageOf(baseURL ?? '', { ...member, tokens });
    const device = await browser.newContext({ storageState });
    const settings = await device.newPage();
    await settings.goto(`${baseURL}/settings?part=login`);
    await settings.getByRole('button', { name: 'Log out everywhere' }).click();
    await expectEnd(page, /^You are logged out/);
    await device.close();
  },
);

test('a call that a reload cut off goes on when asked', { tag: '@deep' }, async ({ page }) => {
  await openCall(page);
  await call(page);
  await page.reload();
  await expect(page.getByText('Continue the call?')).toBeVisible();
  await call(page, 'Continue the call');
  await hangUp(page).click();
  await expectEnd(page, 'You hung up.');

  // Who has hung up is not asked.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Call Inês' })).toBeVisible();
  await expect(page.getByText('Continue the call?')).toBeHidden();
});
