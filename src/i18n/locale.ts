import type { Locale } from '../machines/locale/localeMachine';

export type { Locale };

export const locales = ['en', 'ch', 'es', 'de', 'ru'] as const satisfies readonly Locale[];

export const defaultLocale: Locale = 'en';

/** The name of each language in itself, for a picker that anybody can read. */
export const localeNames = {
  en: 'English',
  ch: '中文',
  es: 'Español',
  de: 'Deutsch',
  ru: 'Русский',
} satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The BCP 47 tag for `lang`, Intl and plural rules: the product says `ch`, the world says `zh` (spec 4.17). */
export function toIntlLocale(locale: Locale): string {
  return locale === 'ch' ? 'zh' : locale;
}
