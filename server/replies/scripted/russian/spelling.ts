import { expression } from '../../../base/expression';
const END = /\\b(?=\(\?: |$|[)|[*]|\(\?[!=<])/g;
const BEGINNING = /\\b/g;

/**
 * A pattern for plain text, in which `\b` knows Cyrillic letters: the end of a word before what cannot
 * begin one, else its beginning. Spaces match any run of them.
 */
export function pattern(source: string, flags = 'u'): RegExp {
  const edged = source
    .replace(END, String.raw`(?![\p{L}\p{N}])`)
    .replace(BEGINNING, String.raw`(?<![\p{L}\p{N}])`)
    .replaceAll(' ', String.raw`\s{1,4}`);
  return expression(edged, flags);
}

/** One kind of quotation mark and of dash, as people type them in either. */
export function evened(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, '-');
}

/** Lower case, with е for ё, as most people type. */
export function plain(text: string): string {
  return evened(text).toLowerCase().replaceAll('ё', 'е').trim();
}

export function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
