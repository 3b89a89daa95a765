import { chinese } from './chinese';
import { english } from './english';
import { german } from './german';
import { russian } from './russian';
import { spanish } from './spanish';
import { makeReader } from '../wordings';

/** By locale: a user may ask in another language than the one their pages are in. */
const readers = Object.entries({
  en: english,
  es: spanish,
  de: german,
  ru: russian,
  ch: chinese,
}).map(([locale, wordings]) => ({ locale, isAsked: makeReader(wordings) }));

/**
 * The locale in which a message asks whether a person or a program is answering, or says that it is
 * one or the other; null when it does not. `locale` is tried first: some words are in two languages.
 */
export function asksIfAi(text: string, locale: string): string | null {
  const own = readers.filter((reader) => reader.locale === locale);
  return [...own, ...readers].find(({ isAsked }) => isAsked(text))?.locale ?? null;
}
