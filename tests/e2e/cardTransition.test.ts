import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test';

/** One movement: how many pictures took part before and after, and how it ended. */
type Movement = { before: string[]; after: string[]; outcome: 'shown' | 'skipped' };

declare global {
  interface Window {
    movements: Promise<Movement>[];
  }
}

const open = (page: Page, name: string) =>
  page.getByRole('link', { name: `About ${name}` }).click();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Inês/ });
const movements = (page: Page) => page.evaluate(() => Promise.all(window.movements));
const stillNamed = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[style*="view-transition-name"]').length);

/** Writes down what each view transition of the page does. */
async function watchMovements(page: Page) {
  await page.addInitScript(() => {
    const named = () =>
      [...document.querySelectorAll('[style*="view-transition-name"]')].map((element) =>
        element.closest('dialog') ? 'dialog' : element.tagName.toLowerCase(),
      );
    const start = document.startViewTransition.bind(document);
    window.movements = [];
    document.startViewTransition = (options) => {
      const before = named();
      const transition = start(options);
      window.movements.push(
        transition.updateCallbackDone.then(async () => {
          const after = named();
          const outcome = await transition.ready.then(
            () => 'shown' as const,
            () => 'skipped' as const,
          );
          await transition.finished;
          return { before, after, outcome };
        }),
      );
      return transition;
    };
  });
}

/** Opens the wall, and points at cards until all that a card needs to grow is there. */
async function openReady(page: Page) {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  const cards = page.getByRole('article');
  await page.goto('/');
  await expect(async () => {
    await cards.nth(0).hover();
    await cards.nth(1).hover();
    for (const chunk of ['cardTransition', 'BotProfileOverlay', 'ChatPage']) {
      expect(fetched).toContainEqual(expect.stringMatching(`/assets/${chunk}-.*[.]js$`));
    }
  }).toPass({ timeout: 30_000 });
  // What has arrived has still to run.
  const transition = fetched.find((path) => path.includes('/assets/cardTransition-')) ?? '';
  await page.evaluate(async (path) => void (await import(path)), transition);
}

/** How soon the page gives up growing a card is not for a busy machine to decide. */
async function stopTheClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.use({ savesData: false });

test.describe('a card that is opened', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watchMovements(page);
    await openReady(page);
  });

  test(
    'grows into the picture of its profile, and is free again on Back',
    { tag: '@deep' },
    async ({ page }) => {
      await stopTheClock(page);
      await open(page, 'Inês');
      await expect(dialogOf(page)).toBeVisible();
      expect(await movements(page)).toEqual([
        { before: ['article'], after: ['dialog'], outcome: 'shown' },
      ]);
      expect(await stillNamed(page)).toBe(0);
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      await open(page, 'Tomasz');
      await expect(page.getByRole('dialog', { name: /^Tomasz/ })).toBeVisible();
      expect(await movements(page)).toHaveLength(2);
      expect(await stillNamed(page)).toBe(0);
    },
  );

  test('grows into the picture of its own page', { tag: '@deep' }, async ({ page }) => {
    await stopTheClock(page);
    await page.getByRole('heading', { name: /^Inês/ }).getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Log in to answer' })).toBeVisible();
    expect(await movements(page)).toEqual([
      { before: ['article'], after: ['div'], outcome: 'shown' },
    ]);
    expect(await stillNamed(page)).toBe(0);
  });

  test(
    'gives way to Back in the middle of its movement',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page }) => {
      await stopTheClock(page);
      await page.evaluate(() => {
        const slow = new CSSStyleSheet();
        slow.replaceSync('::view-transition-group(*) { animation-duration: 60s !important }');
        document.adoptedStyleSheets.push(slow);
      });
      await open(page, 'Inês');
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              document
                .getAnimations()
                .filter(
                  ({ effect }) =>
                    effect instanceof KeyframeEffect &&
                    effect.pseudoElement?.startsWith('::view-transition'),
                ).length,
          ),
        )
        .toBeGreaterThan(0);
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      expect(await movements(page)).toMatchObject([{ before: ['article'] }]);
      expect(await stillNamed(page)).toBe(0);
      await expect(page.getByRole('article')).toHaveCount(30);
    },
  );

  test(
    'does not move for who wants no motion',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, 'Inês');
      await expect(dialogOf(page)).toBeVisible();
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      expect(await movements(page)).toEqual([]);
    },
  );

  test.describe('and was not fetched ahead', () => {
    test.use({ savesData: true });
    test(
      'says at once what the card knows, and the rest when it is there',
      { tag: ['@anyScreen', '@deep'] },
      async ({ page, faults }) => {
        faults.expect(/500/);
        let answer = () => {};
        const answered = new Promise<void>((resolve) => (answer = resolve));
        await page.route('**/api/bot/ines', async (route) => {
          await answered;
          await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' });
        });
        await open(page, 'Inês');
        const dialog = dialogOf(page);
        await expect(dialog.getByText('Ten tables, one guitar')).toBeVisible();
        await expect(dialog.getByRole('link', { name: 'Start chatting' })).toBeVisible();
        await expect(dialog.getByRole('status')).toHaveText('Loading profile');
        answer();
        await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
        await page.unroute('**/api/bot/ines');
        await dialog.getByRole('button', { name: 'Try again' }).click();
        await expect(dialog.getByRole('blockquote')).toBeVisible();
        await expect(dialog.getByText('Ten tables, one guitar')).toBeVisible();
      },
    );
  });
});

test(
  'a browser without view transitions opens a card as ever',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await openReady(page);
    await open(page, 'Inês');
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
  },
);
