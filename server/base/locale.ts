export const locales = ['en', 'ch', 'es', 'de', 'ru'] as const; // spec 9

export type Locale = (typeof locales)[number];

/** The first known locale of an Accept-Language header by its order; `zh` counts as `ch`. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const range of (acceptLanguage ?? '').split(',', 20)) {
    const language = range.trim().split(/[-;]/, 1)[0]?.toLowerCase();
    const name = language === 'zh' ? 'ch' : language;
    const locale = locales.find((candidate) => candidate === name);
    if (locale !== undefined) return locale;
  }
  return 'en';
}
