const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Finds words that stand alone; Chinese is written without spaces. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(
    /\p{Script=Han}/u.test(words) ? escaped(words) : `(?<!\\p{L})${escaped(words)}(?!\\p{L})`,
    'u',
  );
