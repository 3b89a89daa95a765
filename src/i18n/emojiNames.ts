import { isLocale, type Locale } from '../../common/locales';

/** One file a language, which comes when the emoji are opened. */
const files = {
  en: () => import('./emoji/en.json'),
  ch: () => import('./emoji/ch.json'),
  es: () => import('./emoji/es.json'),
  de: () => import('./emoji/de.json'),
  ru: () => import('./emoji/ru.json'),
} satisfies Record<Locale, () => Promise<{ default: Readonly<Record<string, string>> }>>;

/** The names of the emoji, each with other words for it after commas. */
export async function loadEmojiNames(locale: string): Promise<Readonly<Record<string, string>>> {
  const load = isLocale(locale) ? files[locale] : files.en;
  return (await load()).default;
}
