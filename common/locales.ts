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

/** Languages in which the product has words of its own for characters; a new one begins without. */
export const spokenLocales = ['en', 'ch', 'es', 'de', 'ru'] as const satisfies readonly Locale[];

export type SpokenLocale = (typeof spokenLocales)[number];

/** The language in which a character speaks to who reads this one. */
export const spokenIn = (locale: string): SpokenLocale =>
  spokenLocales.find((spoken) => spoken === locale) ?? 'en';

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

const isWhole = <T>(made: Partial<Record<Locale, T>>): made is Record<Locale, T> =>
  locales.every((locale) => locale in made);

export function forEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  const made: Partial<Record<Locale, T>> = {};
  for (const locale of locales) made[locale] = make(locale);
  if (!isWhole(made)) throw new Error('A language was left out');
  return made;
}
