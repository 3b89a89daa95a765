import type { Act, Fact, FactKind, Feeling, LanguagePack, Reading } from './languagePack';

/** What the rest of a message is read in the light of. */
export type Heard = {
  words: readonly string[];
  acts: ReadonlySet<Act>;
  feeling: Feeling | null;
  /** What the character asked for last. */
  asked: FactKind | null;
};

/** How a language reads each part of a message, given its text. */
export type Senses = {
  /** The text in the usual spelling: "r u ok" as "are you ok". */
  spelled?: (text: string) => string;
  words: (text: string) => readonly string[];
  acts: (text: string) => ReadonlySet<Act>;
  feeling: (text: string) => Feeling | null;
  /** `answered` is what was asked for, unless the message does something of its own. */
  facts: (text: string, answered: FactKind | null, heard: Heard) => readonly Fact[];
  nameOfOther: (text: string) => string | null;
  loss: (text: string) => boolean;
  subjects: (words: readonly string[]) => readonly string[];
  understood: (text: string, heard: Heard) => boolean;
};

/** A pack's `read`, out of how its language reads each part. */
export function reader(senses: Senses): LanguagePack['read'] {
  return (written, asked): Reading => {
    const text = senses.spelled?.(written) ?? written;
    const words = senses.words(text);
    const acts = senses.acts(text);
    const feeling = senses.feeling(text);
    const heard = { words, acts, feeling, asked };
    return {
      acts,
      facts: senses.facts(text, acts.size === 0 ? asked : null, heard),
      nameOfOther: senses.nameOfOther(text),
      feeling,
      loss: senses.loss(text),
      subjects: senses.subjects(words),
      understood: senses.understood(text, heard),
      words,
    };
  };
}
