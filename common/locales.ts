/** The product's languages, by the names used in addresses and files. */
export const locales = ['en', 'ch', 'es', 'de', 'ru'] as const;

export type Locale = (typeof locales)[number];

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

/** The BCP 47 tag for `lang`, Intl and plural rules: the product says `ch`, the world says `zh`. */
export function toIntlLocale(locale: Locale): string {
  return locale === 'ch' ? 'zh' : locale;
}

/** The language of the product for a tag such as "de-AT"; `zh` and `ch` are the same. */
export function localeOfTag(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split('-', 1)[0];
  return locales.find((locale) => locale === language || toIntlLocale(locale) === language);
}

/** Makes one value for each language. It is here so that a new language touches this file alone. */
export const forEachLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({
  en: make('en'),
  ch: make('ch'),
  es: make('es'),
  de: make('de'),
  ru: make('ru'),
});
