import type { changesOf, Report } from './reportChange';
import { openStates } from './reportList';
import { receiptOf } from './receipt';
import { isReduced } from './retention';

type Change = Awaited<ReturnType<typeof changesOf>>[number];

const HOUR_MS = 3_600_000;
const TEXT_SHOWN = 60;

const minuteOf = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

/** User-written text could move a terminal's cursor or reverse the line. */
export const asLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

function dueIn({ dueAt, state }: Report, now: Date): string {
  if (dueAt === null || !openStates.includes(state)) return '';
  const hours = (dueAt.getTime() - now.getTime()) / HOUR_MS;
  return hours < 0 ? `OVERDUE by ${Math.ceil(-hours)} h` : `due in ${Math.floor(hours)} h`;
}

const shortened = (text: string) =>
  text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN - 1)}…` : text;

/** One line per report. */
export function linesOf(reports: readonly Report[], now: Date): string[] {
  if (reports.length === 0) return ['Nothing to look into.'];
  return reports.map((report) =>
    [
      receiptOf(report.id),
      minuteOf(report.createdAt),
      report.state.padEnd(9),
      report.kind.padEnd(9),
      report.reason.padEnd(13),
      dueIn(report, now),
      shortened(asLine(report.text)),
    ]
      .filter(Boolean)
      .join('  '),
  );
}

/** Everything about one report. */
export function pageOf(report: Report, changes: readonly Change[], now: Date): string[] {
  const facts = {
    receipt: receiptOf(report.id),
    received: minuteOf(report.createdAt),
    state: report.state,
    due: report.dueAt && [minuteOf(report.dueAt), dueIn(report, now)].filter(Boolean).join(', '),
    kind: report.kind,
    reason: report.reason,
    name: report.name,
    email: report.email,
    user: report.userId,
    language: report.locale,
    character: report.characterId,
    message: report.messageId,
    picture: report.pictureId,
    place: report.place,
    'it said': report.reportedText,
    text: report.text,
    answer: report.answer,
    'no text': isReduced(report) ? 'removed, for it was closed a year before' : null,
  };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${name.padEnd(10)} ${asLine(value)}`],
  );
  const trail = changes.map(({ at, by, from, to, note, answer }) =>
    [
      `${minuteOf(at)}  ${asLine(by)}: ${from} -> ${to}`,
      note === null ? '' : `note: ${asLine(note)}`,
      answer === null ? '' : `answer: ${asLine(answer)}`,
    ]
      .filter(Boolean)
      .join('  '),
  );
  return [...lines, ...(trail.length > 0 ? ['', ...trail] : [])];
}
