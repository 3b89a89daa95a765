import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test';

/** `letter`: what no other language has, so that pseudo texts are not checked in plain English. */
const languages = [
  { name: 'en', lang: 'en', letter: /[a-z]/ },
  { name: 'ch', lang: 'zh', letter: /\p{Script=Han}/u },
  { name: 'es', lang: 'es', letter: /[a-z]/ },
  { name: 'de', lang: 'de', letter: /[a-z]/ },
  { name: 'ru', lang: 'ru', letter: /\p{Script=Cyrillic}/u },
  { name: 'pseudo', lang: 'de', letter: /[ȧḗīǿŭ]/ },
];

/** 320 px is what remains of a small window at 400 % (WCAG 1.4.10). */
const widths = { phone: [320, 390], desk: [768, 1024, 1440] };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** English a third longer and with marks on its letters, in the place of German. */
async function pseudoMessages(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(root, 'node_modules/@formatjs/cli/bin/formatjs'),
    ...['compile', '--ast', '--format', 'simple', '--pseudo-locale', 'en-XA'],
    path.join(root, 'src/i18n/messages/en.json'),
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
  return found;
}

async function expectRoom(page: Page, isMobile: boolean, where: string) {
  for (const width of isMobile ? widths.phone : widths.desk) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate(findOverflow), `${where} at ${width} px`).toEqual([]);
  }
}

for (const { name, lang, letter } of languages) {
  test.describe(`in ${name}`, () => {
    test.beforeEach(async ({ context }) => {
      test.setTimeout(120_000);
      if (name === 'pseudo') {
        const body = await pseudoMessages();
        await context.route('**/locales/de.json', (route) =>
          route.fulfill({ contentType: 'application/json', body }),
        );
      }
      const chosen = name === 'pseudo' ? 'de' : name;
      await context.addInitScript((locale) => {
        if (location.protocol === 'http:') localStorage.setItem('locale', locale);
      }, chosen);
    });

    test('a guest’s pages have room for every text', async ({ page, isMobile, faults }) => {
      faults.expect(/404 \(Not Found\)/);
      for (const path of [
        '/',
        '/?login=1',
        '/?signup=1',
        '/ines',
        '/?profile=1&about=bot:ines',
        '/a/b',
      ]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('body')).toContainText(letter);
        await page.waitForLoadState('networkidle');
        await expectRoom(page, isMobile, path);
      }
    });

    test.describe('as a member', () => {
      test.use({ visitor: 'member' });

      test('a member’s pages have room for every text', async ({ page, isMobile }) => {
        for (const path of ['/ines', '/chat', '/settings', '/ines?report=1&about=bot:ines']) {
          await page.goto(path);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expect(page.locator('body')).toContainText(letter);
          await expectRoom(page, isMobile, path);
        }
      });
    });

    test.describe('as a newcomer', () => {
      test.use({ visitor: 'newcomer' });

      test('the gate has room for every text', async ({ page, isMobile }) => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('body')).toContainText(letter);
        await expectRoom(page, isMobile, 'the gate');
      });
    });
  });
}
