import { localeNames, locales, toIntlLocale, type Locale } from '../../../common/locales';
import type { MenuItem } from '../kit/Menu';

/** Menu items for every language, each under its own name. */
export const languageItems = (locale: Locale, onLocale: (locale: Locale) => void): MenuItem[] =>
  locales.map((item) => ({
    id: item,
    label: localeNames[item],
    lang: toIntlLocale(item),
    checked: item === locale,
    onSelect: () => onLocale(item),
  }));
