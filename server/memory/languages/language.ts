import type { Fact } from '../../replies/scripted/languagePack';
import type { Learned } from '../note';

export type Extra = { pattern: RegExp; learned: (match: RegExpExecArray) => Learned | null };

/** What a language adds to the reading of its pack, so that only true statements are remembered. */
export type NoteLanguage = {
  /** In a clause that denies something, or says that it is over. */
  negated: RegExp;
  /** In a sentence that supposes, dreams, plays a role, or reports what others say. */
  supposed: RegExp;
  /** The end of a clause within its sentence. */
  joint: RegExp;
  /** Replaces the pack's summary; null: do not remember, undefined: keep the pack's. */
  worded?: (fact: Fact) => string | null | undefined;
  extras: readonly Extra[];
};

export const fact = (topic: string, note: string): Learned => ({ kind: 'fact', topic, note });

/** "your cat" without a name is called by that word. */
export const isNamed = ({ called, value }: Fact): boolean =>
  called !== undefined && called !== value;
