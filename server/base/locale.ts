import { defaultLocale, localeOfTag } from '../../common/locales';
import type { Locale } from '../../common/locales';

/** The first known locale of an Accept-Language header, in its order; `zh` counts as `ch`. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const range of (acceptLanguage ?? '').split(',', 20)) {
    const locale = localeOfTag(range.trim().split(';', 1)[0] ?? '');
    if (locale !== undefined) return locale;
  }
  return defaultLocale;
}
