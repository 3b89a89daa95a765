import { localeNames, locales, toIntlLocale, type Locale } from '../../../common/locales';
import type { MenuItem } from '../kit/Menu';

/** Every language by its own name, as a menu offers them. */
export const languageItems = (locale: Locale, onLocale: (locale: Locale) => void): MenuItem[] =>
  locales.map((item) => ({
    id: item,
    label: localeNames[item],
    lang: toIntlLocale(item),
    checked: item === locale,
    onSelect: () => onLocale(item),
  }));
