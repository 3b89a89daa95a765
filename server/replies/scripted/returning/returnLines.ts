import { spokenIn } from '../../../../common/locales';
import type { Locale, SpokenLocale } from '../../../../common/locales';
import type { Manner } from '../../../seed/character';
import type { EventKind } from '../../comingEvents/eventWordings';
import { chinese } from './chinese';
import { english } from './english';
import { german } from './german';
import type { ReturnWords } from './returnWords';
import { russian } from './russian';
import { spanish } from './spanish';

const byLocale: Readonly<Record<SpokenLocale, ReturnWords>> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

export type ReturnLines = {
  asks: (kind: EventKind, manner?: Manner) => readonly string[];
  again: (manner: Manner) => readonly string[];
};

export function returnLines(locale: Locale): ReturnLines {
  const { asks, again, events } = byLocale[spokenIn(locale)];
  return {
    asks: (kind, manner) =>
      (manner === undefined ? Object.values(asks).flat() : asks[manner]).map((line) =>
        line.replace('{event}', events[kind]),
      ),
    again: (manner) => again[manner],
  };
}
