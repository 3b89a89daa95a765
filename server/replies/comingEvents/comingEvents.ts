import { spokenIn } from '../../../common/locales';
import type { Locale, SpokenLocale } from '../../../common/locales';
import { makeFinder } from '../wordings';
import { chinese } from './chinese';
import { english } from './english';
import { eventKinds, weekdays, whens } from './eventWordings';
import type { EventKind, EventWordings, When } from './eventWordings';
import { german } from './german';
import { russian } from './russian';
import { spanish } from './spanish';

const DAY_MS = 86_400_000;
/** In the afternoon of its day most things are over: 16 o'clock where the user is. */
const OVER_AT_MS = 16 * 3_600_000;
/** So long after the words "exam tomorrow" at least. */
const LEAST_MS = 20 * 3_600_000;

/** Chinese sets no spaces between words: phrases are written with each letter as one. */
const spaced = (phrases: string) => phrases.replace(/\p{Script=Han}/gu, ' $& ');

type Key = EventKind | When | 'not' | 'outcome';

export type EventReading = {
  /** What the text names, whether ahead or behind. */
  named: readonly EventKind[];
  when: When | null;
  /** Past, called off, supposed, or somebody else's. */
  isNot: boolean;
  /** It says how something went. */
  isOutcome: boolean;
};

function readerOf(wordings: EventWordings): (text: string) => EventReading {
  const { events, whens: times, not, outcome, ...words } = wordings;
  const find = makeFinder<Key>({
    ...words,
    isRead: true,
    phrases: new Map<Key, string>([
      ...eventKinds.map((kind) => [kind, spaced(events[kind])] as const),
      ...whens.map((when) => [when, spaced(times[when])] as const),
      ['not', spaced(not)],
      ['outcome', spaced(outcome)],
    ]),
  });
  return (text) => {
    const found = find(text);
    return {
      named: eventKinds.filter((kind) => found.has(kind)),
      when: whens.findLast((when) => found.has(when)) ?? null,
      isNot: found.has('not'),
      isOutcome: found.has('outcome'),
    };
  };
}

const readers: Readonly<Record<SpokenLocale, (text: string) => EventReading>> = {
  en: readerOf(english),
  ch: readerOf(chinese),
  es: readerOf(spanish),
  de: readerOf(german),
  ru: readerOf(russian),
};

export const readEvents = (text: string, locale: Locale): EventReading =>
  readers[spokenIn(locale)](text);

/** In how many days it is, told on that day of the week; null where no day was told. */
function daysUntil(when: When, today: number): number | null {
  const ahead = (weekday: number) => (weekday - today + 7) % 7 || 7;
  switch (when) {
    case 'today':
      return 0;
    case 'tomorrow':
      return 1;
    case 'dayAfter':
      return 2;
    case 'inThreeDays':
      return 3;
    case 'inAWeek':
      return 7;
    case 'inTwoWeeks':
      return 14;
    case 'weekend':
      return today === 0 ? 0 : ahead(0);
    case 'nextWeek':
      return ahead(0) + (today === 0 ? 0 : 7);
    case 'later':
      return null;
    default:
      return ahead(weekdays.indexOf(when));
  }
}

/** How far the clocks of that time zone are ahead of UTC then; null is read as UTC. */
function aheadOfUtc(at: number, timeZone: string | null): number {
  if (timeZone === null) return 0;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ahead : ahead;
}

/** From when on it may be asked after, by the days of that time zone; null where no time was told. */
export function overAt(when: When, toldAt: number, timeZone: string | null): number | null {
  const ahead = aheadOfUtc(toldAt, timeZone);
  const there = toldAt + ahead;
  const days = daysUntil(when, new Date(there).getUTCDay());
  if (days === null) return null;
  const day = Math.floor(there / DAY_MS) + days;
  return Math.max(day * DAY_MS + OVER_AT_MS - ahead, days === 0 ? 0 : toldAt + LEAST_MS);
}
