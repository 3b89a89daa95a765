import { expression } from '../../../base/expression';
const PLAIN: Readonly<Record<string, string>> = {
  ä: 'a',
  ö: 'o',
  ü: 'u',
  ß: 's',
  '’': "'",
  '‘': "'",
};

/** Lower case without umlauts, letter by letter, so that an index means the same place in both. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const small =
    lower.length === text.length
      ? lower
      : text.replace(/./gsu, (letter) =>
          letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
        );
  return small.replace(/[äöüß’‘]/g, (letter) => PLAIN[letter] ?? letter);
}

/** A word in the one spelling that its usual ones have in common: "müde", "muede" and "mude". */
export function plain(word: string): string {
  return fold(word)
    .replace(/([aou])e/g, '$1')
    .replaceAll('ss', 's');
}

/** A pattern for folded text, written as German is: "müde" also finds "muede" and "mude". */
export function spelled(source: string, flags = 'u'): RegExp {
  const loose = source
    .replaceAll('ä', 'ae?')
    .replaceAll('ö', 'oe?')
    .replaceAll('ü', 'ue?')
    .replaceAll('ß', 'ss?');
  return expression(loose, flags);
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function uncapitalized(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
