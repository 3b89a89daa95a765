import type { SpokenLocale } from '../../../common/locales';

export type HelpLine = {
  /** As its own country writes it. */
  number: string;
  /** Its own name; null for an emergency number. */
  name: string | null;
  /** Where it can be reached, by ISO 3166 code. */
  regions: readonly string[];
};

/** Chosen by the reader's language: nothing else tells where a reader is. */
export type HelpLines = { listening: readonly HelpLine[]; emergency: readonly HelpLine[] };

const line = (number: string, name: string | null, ...regions: string[]): HelpLine => ({
  number,
  name,
  regions,
});

/** All looked up in November 2026. */
export const helpLines: Readonly<Record<SpokenLocale, HelpLines>> = {
  en: {
    listening: [
      line('988', 'Suicide & Crisis Lifeline', 'US', 'CA'),
      line('116 123', 'Samaritans', 'GB', 'IE'),
    ],
    emergency: [line('911', null, 'US', 'CA'), line('999', null, 'GB', 'IE')],
  },
  de: {
    listening: [
      line('0800 111 0 111', 'TelefonSeelsorge', 'DE'),
      line('142', 'TelefonSeelsorge', 'AT'),
      line('143', 'Die Dargebotene Hand', 'CH'),
    ],
    emergency: [line('112', null, 'DE', 'AT', 'CH')],
  },
  es: {
    listening: [
      line('024', 'Línea 024', 'ES'),
      line('800 911 2000', 'Línea de la Vida', 'MX'),
      line('988', 'Línea 988', 'US'),
    ],
    emergency: [line('112', null, 'ES'), line('911', null, 'MX', 'US')],
  },
  // Russia's only nationwide line is for children; the rescue service has psychologists.
  ru: { listening: [], emergency: [line('112', null, 'RU')] },
  ch: {
    listening: [line('12356', '全国统一心理援助热线', 'CN')],
    emergency: [line('120', null, 'CN'), line('110', null, 'CN')],
  },
};

/** A directory of help lines in more than a hundred countries. */
export const directory = 'https://findahelpline.com';
