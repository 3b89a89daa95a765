import type { Locale } from '../../../../common/locales';
import { overAt, readEvents } from '../../comingEvents/comingEvents';
import type { EventKind } from '../../comingEvents/eventWordings';
import type { HistoryEntry } from '../../replySource';
import type { LanguagePack } from '../languagePack';
import { returnLines } from './returnLines';

const HOUR_MS = 3_600_000;
/** Whoever writes after so long comes back, rather than goes on. */
const PAUSE_MS = 12 * HOUR_MS;
/** After so long, coming back is worth a word. */
const DAYS_MS = 48 * HOUR_MS;
/** What is asked after may wait for a fitting moment in so many of the user's messages. */
const ASKED_WITHIN_TURNS = 3;

/** How the user comes back to a chat. */
export type Return = {
  /** What they had told of, and what is over now, unless it was asked after or told. */
  askAfter: EventKind | null;
  /** Days have passed since the message before this one. */
  isAfterDays: boolean;
};

/** In what language, and by whose clocks, is read. */
type Reading = { locale: Locale; pack: LanguagePack; timeZone: string | null };

type Told = { kind: EventKind; overAt: number | null; at: number };

/** The latest event that a message tells of; a question at its end may follow what is told. */
function toldIn(text: string, at: number, { locale, pack, timeZone }: Reading): Told | null {
  for (const sentence of pack.sentences(text)) {
    const said = pack.isQuestion(sentence)
      ? sentence.replace(/[,，][^,，]{0,200}$/u, '')
      : sentence;
    if (pack.isQuestion(said)) continue;
    const { named, when, isNot } = readEvents(said, locale);
    const [kind] = named;
    if (kind !== undefined && when !== null && !isNot)
      return { kind, overAt: overAt(when, at, timeZone), at };
  }
  return null;
}

const pauseBefore = (history: readonly HistoryEntry[], at: number): number => {
  const [now, before] = [history[at]?.writtenAt, history[at - 1]?.writtenAt];
  return now === undefined || before === undefined ? 0 : now - before;
};

/** What was told before a pause, and is over by now; the latest of several. */
function overBy(history: readonly HistoryEntry[], now: number, reading: Reading): Told | null {
  const open = new Map<EventKind, Told>();
  for (const { author, text, writtenAt = 0 } of history) {
    if (author === 'bot') {
      for (const kind of open.keys()) {
        const asked = returnLines(reading.locale).asks(kind);
        if (asked.some((line) => text.toLowerCase().includes(line.toLowerCase())))
          open.delete(kind);
      }
      continue;
    }
    const told = toldIn(text, writtenAt, reading);
    if (told !== null) {
      open.set(told.kind, told);
      continue;
    }
    const { named, isNot, isOutcome } = readEvents(text, reading.locale);
    for (const [kind, { overAt: due }] of open) {
      const isOver = due === null || writtenAt >= due;
      if (named.includes(kind) ? isNot || isOver : isOutcome && isOver) open.delete(kind);
    }
  }
  return [...open.values()].findLast(({ overAt: due }) => due !== null && due <= now) ?? null;
}

/** Reads from the times of the messages whether the user comes back, and to what. */
export function returning(history: readonly HistoryEntry[], reading: Reading): Return {
  const turns = history.flatMap(({ author }, at) => (author === 'user' ? [at] : []));
  const isBack = turns
    .slice(-ASKED_WITHIN_TURNS)
    .some((at) => pauseBefore(history, at) >= PAUSE_MS);
  const now = history.at(-1)?.writtenAt;
  return {
    askAfter: isBack && now !== undefined ? (overBy(history, now, reading)?.kind ?? null) : null,
    isAfterDays: pauseBefore(history, history.length - 1) >= DAYS_MS,
  };
}
