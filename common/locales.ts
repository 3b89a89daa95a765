/** The product's languages, as addresses and files name them. */
export const locales = ['en', 'ch', 'es', 'de', 'ru'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** Each language's own name, for a picker that anybody can read. */
export const localeNames = {
  en: 'English',
  ch: '中文',
  es: 'Español',
  de: 'Deutsch',
  ru: 'Русский',
} satisfies Record<Locale, string>;

/** As a model is told to write. */
export const englishNames = {
  en: 'English',
  ch: 'Simplified Chinese',
  es: 'Spanish',
  de: 'German',
  ru: 'Russian',
} satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The BCP 47 tag for `lang`, Intl and plural rules: the product's `ch` is `zh` elsewhere. */
export function toIntlLocale(locale: Locale): string {
  return locale === 'ch' ? 'zh' : locale;
}

/** The product's language for a tag such as "de-AT"; `zh` and `ch` are the same. */
export function localeOfTag(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split('-', 1)[0];
  return locales.find((locale) => locale === language || toIntlLocale(locale) === language);
}

/** Makes a value for each language, so that adding a language changes this file alone. */
export const forEachLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({
  en: make('en'),
  ch: make('ch'),
  es: make('es'),
  de: make('de'),
  ru: make('ru'),
});
