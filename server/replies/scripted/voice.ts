import { FRESH_FOR_REPLIES } from '../freshness';
import { shuffled } from './hash';
import type { LanguagePack } from './languagePack';

export type Slots = Readonly<Record<string, string | null | undefined>>;

/** The pool of what a character tells when asked: a joke may ask, however much was asked before. */
export const TOLD = 'told';

/** Whether a sentence is a line's, whatever its slots held and whoever it was said to. */
type Shape = (said: string) => boolean;

const shapes = new Map<string, Shape>();

function shape(sentence: string): Shape {
  const known = shapes.get(sentence);
  if (known !== undefined) return known;
  // Of a sentence that is all slot, every other one would be a repetition.
  if (!/\p{L}/u.test(sentence.replace(/\{[\w:]+\}/g, ''))) return () => false;
  const parts = sentence.toLowerCase().split(/\{[\w:]+\}/);
  const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.{1,200}');
  const whole = new RegExp(`^(?:[\\p{L}'-]+(?:, |，))?${literal}$`, 'u');
  const end = parts.at(-1) ?? '';
  // Nearly all differ at the end, which is seen much sooner.
  const made = (said: string) => said.endsWith(end) && whole.test(said);
  shapes.set(sentence, made);
  return made;
}

/** The line with its slots filled; null when a value, or the form asked for, is missing. */
export function fill(line: string, slots: Slots, pack: LanguagePack): string | null {
  let isComplete = true;
  const text = line.replace(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, form?: string) => {
    const value = slots[slot] ?? '';
    const shown = form === undefined ? value : (pack.inflected?.(value, form) ?? '');
    if (shown === '') isComplete = false;
    return shown;
  });
  return isComplete ? text : null;
}

/**
 * Picks lines in an order of the character's own, never one that was said a short while ago, and at
 * most one question for a reply.
 */
export class Voice {
  private readonly recent: string[];
  private mayAsk: boolean;

  constructor(
    private readonly seed: string,
    private readonly pack: LanguagePack,
    said: readonly (readonly string[])[],
    mayAsk: boolean,
  ) {
    this.mayAsk = mayAsk;
    this.recent = said.slice(-FRESH_FOR_REPLIES).flatMap((message) => message.map(normal));
  }

  /** The first fresh line, filled and remembered; null when none is left or a slot is empty. */
  pick(
    pool: string,
    lines: readonly string[],
    slots: Slots = {},
    fits: (line: string) => boolean = () => true,
  ): string | null {
    for (const line of shuffled(lines, `${this.seed}/${pool}`)) {
      if (!fits(line) || !this.isFresh(line)) continue;
      const text = fill(line, slots, this.pack);
      if (text === null) continue;
      const shown = this.pack.capitalized(text);
      const sentences = this.pack.sentences(shown).map(normal);
      if (sentences.some((sentence) => this.recent.includes(sentence))) continue;
      const asks = pool !== TOLD && sentences.some((sentence) => this.pack.isQuestion(sentence));
      if (asks && !this.mayAsk) continue;
      if (asks) this.mayAsk = false;
      this.recent.push(...sentences);
      return shown;
    }
    return null;
  }

  /** When nothing fresh is left: the line that was said longest ago. */
  oldest(lines: readonly string[]): string | null {
    const saidAt = (sentence: string) => this.recent.findLastIndex(shape(sentence));
    const ranked = shuffled(lines, this.seed)
      .filter((line) => !line.includes('{'))
      .map((line) => ({ line, at: Math.max(...this.pack.sentences(line).map(saidAt)) }))
      .toSorted((a, b) => a.at - b.at);
    return ranked[0]?.line ?? null;
  }

  /** Whether a line, whatever its slots held, was not said lately. */
  isFresh(line: string): boolean {
    return !this.pack.sentences(line).some((sentence) => this.recent.some(shape(sentence)));
  }
}

function normal(sentence: string): string {
  return sentence.toLowerCase().replace(/[’‘]/g, "'").trim();
}
