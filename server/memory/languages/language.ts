import type { Fact } from '../../replies/scripted/languagePack';
import type { Learned } from '../note';

export type Extra = { pattern: RegExp; learned: (match: RegExpExecArray) => Learned | null };

/** What a language adds to the reading of its pack, so that only what is true is remembered. */
export type NoteLanguage = {
  /** In a clause that says that it is not so, or no longer. */
  negated: RegExp;
  /** In a sentence that supposes, dreams, plays, or tells what others say. */
  supposed: RegExp;
  /** Where a clause ends within its sentence. */
  joint: RegExp;
  /** In other words than the pack's summary; null: not to be remembered, undefined: as the pack. */
  worded?: (fact: Fact) => string | null | undefined;
  extras: readonly Extra[];
};

export const fact = (topic: string, note: string): Learned => ({ kind: 'fact', topic, note });

/** "your cat" told without a name is called as it is. */
export const isNamed = ({ called, value }: Fact): boolean =>
  called !== undefined && called !== value;
