import type { Clock } from '../clock';
import { problems } from '../http/problem';
import type { CheckContext, TextVerdict } from '../moderation/checkText';
import { readers } from './readers';
import type { Readers } from './readers';

/**
 * Null: nobody could read the text in time, so nobody may take it for a decent one. `isFinal`: it will
 * not be tried again.
 */
type Unread = { ok: false; reason: 'unread'; isFinal: boolean };

export type Verdict = TextVerdict | Unread;

type Asynchronous<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;

/**
 * Reads texts by rules. Never inside a transaction: a text is read before, and what was found is used
 * inside.
 */
export type TextRules = { [K in Exclude<keyof Readers, 'check'>]: Asynchronous<Readers[K]> } & {
  /** Whether a text may be kept and shown (spec 1, spec 6). */
  check(text: string, context?: CheckContext): Promise<Verdict>;
};

export function createTextRules({ clock }: { clock: Clock }): TextRules {
  return {
    // Years of birth are counted from the clock's today.
    check: async (text, context = {}) =>
      readers.check(text, { currentYear: clock.now().getUTCFullYear(), ...context }),
    findsSelfHarm: async (text) => readers.findsSelfHarm(text),
    readNotes: async (text, options) => readers.readNotes(text, options),
    isKept: async (note) => readers.isKept(note),
    asksForPicture: async (text, locale) => readers.asksForPicture(text, locale),
    writeReply: async (request) => readers.writeReply(request),
    monologue: async (character, locale, said) => readers.monologue(character, locale, said),
  };
}

/** Throws where a text may not be kept: as inappropriate, or as one that nobody could read. */
export function requireDecent(
  verdict: Verdict,
  field: string,
  notice: 'crisis' | null = null,
): void {
  if (verdict.ok) return;
  if (verdict.reason === 'minor') throw problems.inappropriate(field, notice);
  throw verdict.isFinal ? problems.unreadable(field) : problems.unchecked(field);
}
