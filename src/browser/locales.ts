import type { Locale } from '../machines/locale/localeMachine';
import { readItem, storageKeys } from './storage';
import type { KeyValueStore } from './storage';

/** Languages of the product by the primary subtag that a browser may name. */
const localeBySubtag: Readonly<Record<string, Locale>> = {
  en: 'en',
  zh: 'ch',
  ch: 'ch',
  es: 'es',
  de: 'de',
  ru: 'ru',
};

/** The product's language for a tag such as "de-AT". */
export const toLocale = (tag: string): Locale | undefined =>
  localeBySubtag[tag.toLowerCase().split('-')[0] ?? ''];

type Place = { location: Pick<Location, 'search'>; navigator: Pick<Navigator, 'languages'> };

/** The language that the address names, which a feed or a search engine led to, then the browser's. */
export const preferredLanguages = ({ location, navigator }: Place): readonly string[] => [
  new URLSearchParams(location.search).get('lang') ?? '',
  ...navigator.languages,
];

/** The remembered language, else the first of the browser's that the product speaks, else English. */
export const readLocale = (store: KeyValueStore | null, preferred: readonly string[]): Locale => {
  const remembered = toLocale(readItem(store, storageKeys.locale) ?? '');
  if (remembered !== undefined) return remembered;
  for (const tag of preferred) {
    const locale = toLocale(tag);
    if (locale !== undefined) return locale;
  }
  return 'en';
};
