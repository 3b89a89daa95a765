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
  /** What says nothing wherever it stands: "btw". */
  asides: RegExp;
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

/** Made when it is first wanted: of most messages of a history only the facts are read. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** A pack's `read`, out of how its language reads each part. */
export function reader(senses: Senses): LanguagePack['read'] {
  return (written, asked): Reading => {
    const text = senses.spelled?.(written) ?? written;
    const words = once(() => senses.words(text));
    const acts = once(() => senses.acts(text));
    const feeling = once(() => senses.feeling(text));
    const heard: Heard = {
      get words() {
        return words();
      },
      get acts() {
        return acts();
      },
      get feeling() {
        return feeling();
      },
      asked,
    };
    const facts = once(() =>
      senses.facts(
        text.replace(senses.asides, ''),
        asked !== null && acts().size === 0 ? asked : null,
        heard,
      ),
    );
    const nameOfOther = once(() => senses.nameOfOther(text));
    const loss = once(() => senses.loss(text));
    const subjects = once(() => senses.subjects(words()));
    const understood = once(() => senses.understood(text, heard));
    return {
      get acts() {
        return acts();
      },
      get facts() {
        return facts();
      },
      get nameOfOther() {
        return nameOfOther();
      },
      get feeling() {
        return feeling();
      },
      get loss() {
        return loss();
      },
      get subjects() {
        return subjects();
      },
      get understood() {
        return understood();
      },
      get words() {
        return words();
      },
    };
  };
}
