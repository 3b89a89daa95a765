import { pattern } from '../rules';

/** What one language contributes; patterns are run on plain text (see `plainText`). */
export type SelfHarmRules = {
  /** A letter of it; a text without one has nothing that these rules could find. */
  script: RegExp;
  /** Idioms, titles, denials: taken out before the rest is read. */
  harmless: readonly RegExp[];
  /** A wish, a plan or an act of the writer's own. */
  speaking: readonly RegExp[];
  /** Whether a text that names none of it says enough by what stands together in a sentence. */
  hints: (text: string) => boolean;
};

export const patterns = (...sources: readonly string[]): RegExp[] => sources.map(pattern);

/** Up to so many characters of the same sentence. */
export const within = (length: number): string => String.raw`[^.!?\n。！？]{0,${length}}?`;
