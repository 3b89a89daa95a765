import type { Locale } from '../../../../common/locales';
import type { Manner } from '../../../seed/character';
import type { EventKind } from '../../comingEvents/eventWordings';
import { chinese } from './chinese';
import { english } from './english';
import { german } from './german';
import { russian } from './russian';
import { spanish } from './spanish';

/** What a language says to somebody who comes back. */
export type ReturnWords = {
  /** An event as it stands in the questions. */
  events: Readonly<Record<EventKind, string>>;
  /** How each manner asks after an {event}. */
  asks: Readonly<Record<Manner, readonly string[]>>;
  /** How each manner takes up a chat after days, and nothing invented. */
  again: Readonly<Record<Manner, readonly string[]>>;
};

const byLocale: Readonly<Record<Locale, ReturnWords>> = {
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
  const { asks, again, events } = byLocale[locale];
  return {
    asks: (kind, manner) =>
      (manner === undefined ? Object.values(asks).flat() : asks[manner]).map((line) =>
        line.replace('{event}', events[kind]),
      ),
    again: (manner) => again[manner],
  };
}
