import type { Moment } from '../replySource';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A shorter silence is a pause in the same conversation. */
const LEAST_SILENCE = 4 * HOUR_MS;

/** Parts of the day, by the hour in which they end. */
const partsOfDay = [
  [5, 'night'],
  [11, 'morning'],
  [14, 'midday'],
  [18, 'afternoon'],
  [22, 'evening'],
  [24, 'late evening'],
] as const;

function timeThere(now: Date, timeZone: string | null): string {
  if (timeZone === null) return '';
  const read = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(now);
  const time = read({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const hour = Number(time.slice(0, 2));
  const part = partsOfDay.find(([end]) => hour < end)?.[1] ?? 'night';
  const day = read({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `Where the person is, it is ${part} (${time}) on ${day}.`;
}

function sinceThen(now: Date, lastMet: Date | null): string {
  const silence = lastMet === null ? 0 : now.getTime() - lastMet.getTime();
  if (silence < LEAST_SILENCE) return '';
  const days = Math.floor(silence / DAY_MS);
  const ago =
    days < 1
      ? 'some hours ago'
      : days === 1
        ? 'a day ago'
        : days < 60
          ? `${days} days ago`
          : `about ${Math.round(days / 30)} months ago`;
  return `You last talked ${ago}: what was said before is that old.`;
}

/** When the conversation takes place; empty where nothing is known. */
export function momentOf({ now, timeZone, lastMet }: Moment): string {
  const known = [timeThere(now, timeZone), sinceThen(now, lastMet)].filter((part) => part !== '');
  return known.length === 0 ? '' : [...known, 'Let it show only where it fits.'].join(' ');
}
