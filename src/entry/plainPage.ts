import { toIntlLocale } from '../../common/locales';
import type { Locale } from '../../common/locales';
import type { Messages } from '../machines/locale/localeMachine';
import type { Theme } from '../machines/theme/themeMachine';
import { productName } from '../ui/brand/brand';

export type PlainWanted = {
  locale: Locale;
  messages: Messages;
  theme: Theme;
  /** The tags that load the page's scripts and styles. */
  links: string;
};

export type Change = [before: string | RegExp, after: string];

/** The built page with these changes, a title, and the language and theme of its visitor. */
export function place(
  template: string,
  { locale, theme }: PlainWanted,
  title: string,
  changes: readonly Change[],
): string {
  const all: Change[] = [
    ['<html lang="en">', `<html lang="${toIntlLocale(locale)}" data-theme="${theme}">`],
    [/<title>[^<]*<\/title>/, `<title>${title} · ${productName}</title>`],
    ...changes,
  ];
  return all.reduce((html, [before, after]) => html.replace(before, () => after), template);
}

/** Beside the empty application, what only a browser without scripts shows. */
export const withoutScripts = (links: string, body: string): Change[] => [
  ['</head>', `${links}<noscript>${stylesOf(links)}</noscript></head>`],
  ['<div id="root"></div>', `<div id="root"></div><noscript>${body}</noscript>`],
];

/** Without scripts, preloaded scripts would never be used. */
export const stylesOf = (links: string): string =>
  [...links.matchAll(/<link rel="preload" as="style"[^>]{0,200} href="([^">]{1,200})">/g)]
    .map(([, address = '']) => `<link rel="stylesheet" crossorigin href="${address}">`)
    .join('');
