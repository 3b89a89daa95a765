import type { Wordings } from '../wordings';

export const eventKinds = [
  ...(['exam', 'interview', 'date', 'doctor', 'trip'] as const),
  ...(['match', 'move', 'presentation', 'birthday', 'firstDay'] as const),
] as const;

/** What may lie ahead of somebody, and be asked after. */
export type EventKind = (typeof eventKinds)[number];

export const weekdays = [
  ...(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const),
] as const;

export const whens = [
  ...(['today', 'tomorrow', 'dayAfter', 'inThreeDays', 'inAWeek', 'inTwoWeeks'] as const),
  ...(['weekend', 'nextWeek', 'later'] as const),
  ...weekdays,
] as const;

/** When it is said to be; `later` is told without a day that could be waited for. */
export type When = (typeof whens)[number];

/** The words of a language for what lies ahead. */
export type EventWordings = Omit<Wordings, 'phrases'> & {
  events: Readonly<Record<EventKind, string>>;
  whens: Readonly<Record<When, string>>;
  /** What makes it past, called off, supposed, or somebody else's. */
  not: string;
  /** How it went, told without naming it: "I passed". */
  outcome: string;
};
