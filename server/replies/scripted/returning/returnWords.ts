import type { Manner } from '../../../seed/character';
import type { EventKind } from '../../comingEvents/eventWordings';

/** What a language says to somebody who comes back. */
export type ReturnWords = {
  /** An event as it stands in the questions. */
  events: Readonly<Record<EventKind, string>>;
  /** How each manner asks after an {event}. */
  asks: Readonly<Record<Manner, readonly string[]>>;
  /** How each manner takes up a chat after days, and nothing invented. */
  again: Readonly<Record<Manner, readonly string[]>>;
};
