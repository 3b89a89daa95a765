import { chinese } from './chinese';
import { english } from './english';
import { german } from './german';
import type { LanguagePack } from './languagePack';
import { russian } from './russian';
import { spanish } from './spanish';

const packs: Readonly<Record<string, LanguagePack>> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

/** The pack of a locale; one without a pack is answered in English. */
export const packOf = (locale: string): LanguagePack => packs[locale] ?? english;
