import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { pages } from '../app/pages';
import { characterPageSchema, parse } from '../api/parse';
import { toIntlLocale } from '../../common/locales';
import { appMachine } from '../machines/app/appMachine';
import type { FirstView } from '../machines/app/appTypes';
import type { CharacterPage } from '../machines/catalogue/catalogueMachine';
import type { Locale } from '../../common/locales';
import type { Messages } from '../machines/locale/localeMachine';
import { matchRoute, routeRules } from '../machines/navigation/routes';
import type { Theme } from '../machines/theme/themeMachine';
import { withPlainDocument } from './plainDocument';
import { withPlainRemoval } from './plainRemoval';
import { toAttribute, withReadingHead } from './readingHead';
import { App } from '../ui/app/App';
import { cardSizes, firstToLoad } from '../ui/explore/cardPictures';

/*
 * The first view as a server, or the build, renders it: the application over a root actor that is
 * never started, with the data the browser needs to hydrate it.
 */

type Wanted = {
  path: string;
  /** What the wall is asked for, as a query. */
  search?: string;
  /** Whether the visitor has passed the gate; if not, the page shows only that. */
  isAdult: boolean;
  locale: Locale;
  /** Of `locale`; null for English. */
  messages: Messages;
  theme: Theme;
  /** The catalogue's first page as the API returns it. */
  page: unknown;
  /** By page pattern, the tags that load its scripts and styles; by language, its fonts. */
  links: Readonly<Record<string, string>>;
  /** For a host that cannot take forms. */
  isApart?: boolean;
  /** The payload of a blog page. */
  reading?: unknown;
  /** The origin of the pages, if it is known. */
  origin?: string;
};

export { answerRemoval } from './plainRemoval';

/** The page with the first view in it; null for a path that has none. */
export function fillPage(template: string, wanted: Wanted): string | null {
  const { path, search = '', isAdult, locale, messages, theme, page, links } = wanted;
  const { isApart = false } = wanted;
  const route = matchRoute(routeRules, path);
  const known = { locale, messages, theme, links: links[route?.pattern ?? ''] ?? '' };
  if (route?.pattern === '/removal') return withPlainRemoval(template, known, isApart);
  const document = withPlainDocument(template, route?.pattern ?? '', known);
  if (document !== null) return document;
  if (wanted.reading !== undefined) {
    const { reading, origin = '' } = wanted;
    return withReadingHead(template, { path, locale, messages, reading, origin });
  }
  const kind = route === null ? undefined : pages[route.pattern]?.firstView;
  if (route === null || kind === undefined) return null;
  const isCertain = isAdult && kind === 'page';
  const firstPage = isAdult && page !== null ? parse(characterPageSchema, page) : null;
  const firstView: FirstView = {
    locale,
    messages,
    place: isCertain ? { address: { path, search }, route, overlay: null } : null,
    page: firstPage,
  };
  const app = createActor(appMachine, {
    input: {
      isAdult,
      locale,
      theme,
      areShortcutsOn: true,
      isOnline: true,
      firstView,
    },
  });
  const { head, title, body } = partsOf(renderToString(<App app={app} />));
  const data = toData({
    locale,
    path: isAdult ? path : null,
    search,
    pattern: isCertain ? route.pattern : null,
    page: firstPage && page,
  });
  const parts = isCertain ? (links[route.pattern] ?? '') : '';
  const changes: [before: string | RegExp, after: string][] = [
    ['<html lang="en">', `<html lang="${toIntlLocale(locale)}" data-theme="${theme}">`],
    [/<script [^<>]{0,200}?src="[^"<>]{0,200}?\/assets\/early-[^<>]{0,200}><\/script>\s*/, ''],
    [/<title>[^<]*<\/title>/, title],
    [
      '</head>',
      `${links[locale] ?? ''}${head}${textsOf(locale)}${picturesOf(firstPage)}${parts}</head>`,
    ],
    [
      '<div id="root"></div>',
      `<div id="root">${body}</div><script type="application/json" id="first-view">${data}</script>`,
    ],
  ];
  return changes.reduce((html, [before, after]) => html.replace(before, () => after), template);
}

/** React puts hoisted elements first; they belong in the head. */
function partsOf(markup: string) {
  const [hoisted] = /^(?:<link [^>]*>|<title>[^<]*<\/title>)*/.exec(markup) ?? [''];
  const [title = ''] = /<title>[^<]*<\/title>/.exec(hoisted) ?? [];
  return { head: hoisted.replace(title, ''), title, body: markup.slice(hoisted.length) };
}

const textsOf = (locale: Locale): string =>
  locale === 'en'
    ? ''
    : `<link rel="preload" as="fetch" href="/locales/${locale}.json" crossorigin>`;

const picturesOf = (page: CharacterPage | null): string =>
  (page?.characters ?? [])
    .slice(0, firstToLoad)
    .map(({ portrait: { sources } }) => {
      const set = sources.map(({ avif, width }) => `${avif} ${width}w`).join(', ');
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${toAttribute(set)}" imagesizes="${toAttribute(cardSizes)}" fetchpriority="high">`;
    })
    .join('');

/** Escaped, so that nothing in it can end its script. */
const toData = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
