import { foldText } from './foldText';

/** What is left of a word without its ending must still tell it from others. */
const STEM_AT_LEAST = 3;

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
  return (word) => {
    const found = known.find(
      ([ending, rest]) =>
        word.endsWith(ending) && word.length - ending.length + rest.length >= STEM_AT_LEAST,
    );
    return found === undefined ? word : word.slice(0, -found[0].length) + found[1];
  };
}
