import { isLocale, type Locale } from '../../common/locales';

type Names = { default: Readonly<Record<string, string>> };

const inEnglish = (): Promise<Names> => import('./emoji/en.json');

/** One file a language, which comes when the emoji are opened. */
const files: Readonly<Partial<Record<Locale, () => Promise<Names>>>> = {
  ch: () => import('./emoji/ch.json'),
  es: () => import('./emoji/es.json'),
  de: () => import('./emoji/de.json'),
  ru: () => import('./emoji/ru.json'),
};

/** The names of the emoji, each with other words for it after commas. */
export async function loadEmojiNames(locale: string): Promise<Readonly<Record<string, string>>> {
  const load = isLocale(locale) ? files[locale] : undefined;
  return (await (load ?? inEnglish)()).default;
}
