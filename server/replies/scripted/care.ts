import type { LanguagePack } from './languagePack';

const careOf = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** Whether a message of the character's was said to stay with somebody in a hard time. */
export function isCare(sentences: readonly string[], pack: LanguagePack): boolean {
  const known =
    careOf.get(pack) ??
    new Set(
      [...Object.values(pack.common.hardNews).flat(), ...pack.grief.lines].flatMap((line) =>
        pack.sentences(line),
      ),
    );
  careOf.set(pack, known);
  return sentences.some((sentence) => known.has(sentence));
}
