const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Finds words that stand by themselves; Chinese is written without blanks. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(
    /\p{Script=Han}/u.test(words) ? escaped(words) : `(?<!\\p{L})${escaped(words)}(?!\\p{L})`,
    'u',
  );
