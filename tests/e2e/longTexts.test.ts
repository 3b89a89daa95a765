import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openOtherTab } from '../support/e2e/otherTab';
import { awaitStillness } from '../support/e2e/stillness';
import { expect, test } from '../support/e2e/test';

/**
 * `tagline`: what Inês says in it, so that a page is not judged before its texts have come; `letter`:
 * what no other language has.
 */
const languages = {
  en: {
    lang: 'en',
    letter: /[a-z]/,
    tagline: 'Ten tables, one guitar, and the last song is always yours',
  },
  ch: {
    lang: 'zh',
    letter: /\p{Script=Han}/u,
    tagline: '十张桌子，一把吉他，最后一首总归你',
  },
  es: {
    lang: 'es',
    letter: /[a-z]/,
    tagline: 'Diez mesas, una guitarra y la última canción siempre es tuya',
  },
  de: {
    lang: 'de',
    letter: /[a-z]/,
    tagline: 'Zehn Tische, eine Gitarre, und das letzte Lied gehört immer dir',
  },
  ru: {
    lang: 'ru',
    letter: /\p{Script=Cyrillic}/u,
    tagline: 'Десять столиков, одна гитара, и последняя песня всегда твоя',
  },
};
type Language = keyof typeof languages;

/** 320 px is what remains of a small window at 400 % (WCAG 1.4.10). */
const widths = { phone: [320, 390], desk: [768, 1024, 1440] };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** English a third longer and with marks on its letters, in the place of German. */
async function pseudoMessages(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(root, 'node_modules/@formatjs/cli/bin/formatjs'),
    ...['compile', '--ast', '--format', 'simple', '--pseudo-locale', 'en-XA'],
    path.join(root, 'src/i18n/messages/en.json'),
    path.join(root, 'content/captions/en.json'),
    path.join(root, 'content/tags/en.json'),
  ]);
  return stdout;
}

/** What sticks out of the page, or is cut off without an ellipsis. */
function findOverflow() {
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.getBoundingClientRect().width > 1;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth}`);
  for (const element of document.querySelectorAll('button, a, h1, h2, h3, label, p, li, legend')) {
    if (!(element instanceof HTMLElement) || !isShown(element)) continue;
    const style = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && style.overflowX === 'hidden';
    if (isCut && style.textOverflow !== 'ellipsis' && style.display !== 'inline') {
      found.push(`cut off: ${name(element)}`);
    }
  }
  // What a button does, and at what price, is never shortened.
  for (const text of document.querySelectorAll('button > span')) {
    if (isShown(text) && text.scrollWidth > text.clientWidth + 1)
      found.push(`shortened: ${name(text)}`);
  }
  return found;
}

type Place = {
  path: string;
  /** What shows that the page is there. */
  shown: (page: Page) => Locator;
  /** Texts of the interface alone. */
  isPlain?: boolean;
};

const dialog = (page: Page) => page.getByRole('dialog');
const guestPlaces: Place[] = [
  { path: '/', shown: (page) => page.getByRole('article').nth(29) },
  { path: '/?login=1', shown: dialog },
  { path: '/?signup=1', shown: dialog },
  { path: '/ines', shown: (page) => page.getByRole('main') },
  { path: '/?profile=1&about=bot:ines', shown: (page) => dialog(page).getByRole('blockquote') },
  {
    path: '/removal',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    isPlain: true,
  },
  { path: '/a/b', shown: (page) => page.getByRole('heading', { level: 1 }), isPlain: true },
];
const memberPlaces: Place[] = [
  {
    path: '/ines',
    shown: (page) => page.getByRole('log').getByRole('listitem').last(),
    isPlain: true,
  },
  {
    path: '/chat',
    shown: (page) => page.getByRole('main').getByRole('listitem').first(),
    isPlain: true,
  },
  {
    path: '/settings?part=profile',
    shown: (page) => page.getByRole('main').getByRole('textbox').first(),
    isPlain: true,
  },
  { path: '/ines?report=1&about=bot:ines', shown: dialog, isPlain: true },
  {
    path: '/chat?pw=1&from=counter',
    shown: (page) => dialog(page).getByRole('radio').first(),
    isPlain: true,
  },
];
const gate: Place = {
  path: '/',
  shown: (page) => page.getByRole('heading', { level: 1 }),
  isPlain: true,
};

async function expectRoom(page: Page, isMobile: boolean, where: string) {
  for (const width of isMobile ? widths.phone : widths.desk) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate(findOverflow), `${where} at ${width} px`).toEqual([]);
  }
}

/** Goes to each place once, where the languages follow each other in the open page. */
async function expectRoomEverywhere(
  { page, context, isMobile }: { page: Page; context: BrowserContext; isMobile: boolean },
  places: Place[],
  spoken: { name: Language; letter: RegExp }[],
) {
  const choose = await openOtherTab(context);
  let before: Language | null = null;
  for (const { path, shown, isPlain } of places) {
    await page.goto(path);
    // The page comes filled, and follows other tabs once the application has taken it over.
    if (before !== null)
      await expect(page.locator('html')).toHaveAttribute('lang', languages[before].lang);
    for (const { name, letter } of spoken) {
      await choose('locale', name);
      before = name;
      const { lang, tagline } = languages[name];
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('body')).toContainText(letter);
      await expect(shown(page)).toBeVisible();
      if (!isPlain) {
        await expect(page.getByText(tagline).filter({ visible: true }).first()).toBeVisible();
      }
      await awaitStillness(page);
      await expectRoom(page, isMobile, `${path} in ${name}`);
    }
  }
}

const all: Language[] = ['en', 'ch', 'es', 'de', 'ru'];
const sets = [
  {
    title: 'in every language',
    tag: [],
    spoken: all.map((name) => ({ name, letter: languages[name].letter })),
  },
  // Its letters show that the texts checked are not plain German.
  {
    title: 'in a third longer texts',
    tag: '@deep',
    spoken: [{ name: 'de' as const, letter: /[ȧḗīǿŭ]/ }],
  },
];

for (const { title, tag, spoken } of sets) {
  test.describe(title, { tag }, () => {
    test.beforeEach(async ({ context }) => {
      test.setTimeout(180_000);
      if (title === 'in every language') return;
      const body = await pseudoMessages();
      await context.route('**/locales/de.json', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
    });

    test(
      'a guest’s pages have room for every text',
      { tag: '@deep' },
      async ({ page, context, isMobile, faults }) => {
        faults.expect(/404 \(Not Found\)/);
        await expectRoomEverywhere({ page, context, isMobile }, guestPlaces, spoken);
      },
    );

    test.describe('as a member', () => {
      test.use({ visitor: 'member' });

      test(
        'a member’s pages have room for every text',
        { tag: '@deep' },
        async ({ page, context, isMobile }) => {
          await expectRoomEverywhere({ page, context, isMobile }, memberPlaces, spoken);
        },
      );
    });

    test.describe('as a newcomer', () => {
      test.use({ visitor: 'newcomer' });

      test(
        'the gate has room for every text',
        { tag: '@deep' },
        async ({ page, context, isMobile }) => {
          await expectRoomEverywhere({ page, context, isMobile }, [gate], spoken);
        },
      );
    });
  });
}
