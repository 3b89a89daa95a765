import { pattern } from '../rules';

/** What one language contributes; patterns are run on plain text (see `plainText`). */
export type SelfHarmRules = {
  /** A letter of the language's script; these rules find nothing in a text without one. */
  script: RegExp;
  /** Idioms, titles, denials: removed before the rest is read. */
  harmless: readonly RegExp[];
  /** The author's own wish, plan or act. */
  speaking: readonly RegExp[];
  /** Whether clues within one sentence say enough, even if none does alone. */
  hints: (text: string) => boolean;
};

export const patterns = (...sources: readonly string[]): RegExp[] => sources.map(pattern);

/** Up to so many characters of the same sentence. */
export const within = (length: number): string => String.raw`[^.!?\n。！？]{0,${length}}?`;
