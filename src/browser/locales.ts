import { defaultLocale, localeOfTag } from '../../common/locales';
import type { Locale } from '../../common/locales';
import { readItem, storageKeys } from './storage';
import type { KeyValueStore } from './storage';

type Place = { location: Pick<Location, 'search'>; navigator: Pick<Navigator, 'languages'> };

/** The language in the address, as a feed or search engine links it, then the browser's. */
export const preferredLanguages = ({ location, navigator }: Place): readonly string[] => [
  new URLSearchParams(location.search).get('lang') ?? '',
  ...navigator.languages,
];

/** The remembered language, else the browser's first supported one, else English. */
export const readLocale = (store: KeyValueStore | null, preferred: readonly string[]): Locale => {
  const remembered = localeOfTag(readItem(store, storageKeys.locale) ?? '');
  if (remembered !== undefined) return remembered;
  for (const tag of preferred) {
    const locale = localeOfTag(tag);
    if (locale !== undefined) return locale;
  }
  return defaultLocale;
};
