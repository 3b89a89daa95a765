import { foldText } from './foldText';

/** What is left of a word without its ending must still tell it from others. */
const STEM_AT_LEAST = 3;
/** So many words are remembered: those of the product's own texts come first. */
const REMEMBERED = 20_000;

/**
 * Takes the ending off a folded word. `endings` lists those of a language, separated by spaces:
 * `ies>i` is replaced, `ed` is dropped.
 */
export function stemmerOf(endings: string): (word: string) => string {
  const known = foldText(endings)
    .split(' ')
    .filter(Boolean)
    .map((entry): [string, string] => {
      const [ending = '', rest = ''] = entry.split('>');
      return [ending, rest];
    })
    .sort(([one], [other]) => other.length - one.length);
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const found = known.find(
      ([ending, rest]) =>
        word.endsWith(ending) && word.length - ending.length + rest.length >= STEM_AT_LEAST,
    );
    return found === undefined ? word : word.slice(0, -found[0].length) + found[1];
  };
  return (word) => {
    const stem = stems.get(word) ?? stemOf(word);
    if (stems.size < REMEMBERED) stems.set(word, stem);
    return stem;
  };
}
