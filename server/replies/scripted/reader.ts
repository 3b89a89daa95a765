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
  words: (text: string) => readonly string[];
  acts: (text: string) => ReadonlySet<Act>;
  feeling: (text: string) => Feeling | null;
  /** `answered` is what was asked for, unless the message does something of its own. */
  facts: (text: string, answered: FactKind | null, heard: Heard) => readonly Fact[];
  nameOfOther: (text: string) => string | null;
  loss: (text: string) => boolean;
  topics: (text: string, heard: Heard) => readonly string[];
  subjects: (words: readonly string[]) => readonly string[];
  echo: (text: string) => string | null;
  short: (text: string, heard: Heard) => string | null;
  understood: (text: string, heard: Heard) => boolean;
};

/** A pack's `read`, out of how its language reads each part. */
export function reader(senses: Senses): LanguagePack['read'] {
  return (text, asked): Reading => {
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
      topics: senses.topics(text, heard),
      subjects: senses.subjects(words),
      echo: senses.echo(text),
      short: senses.short(text, heard),
      understood: senses.understood(text, heard),
      words,
    };
  };
}
