import type { LanguagePack } from './languagePack';

const STEM = 5;

type Plain = (word: string) => string;
export const unchanged: Plain = (word) => word;

function wordsOf(text: string, plain: Plain): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(plain);
}

/** Words that anecdotes and messages share without being about the same thing. */
const EMPTY = new Set(
  'about after again always because before being could every first going great have just know like little made make more much never nothing once only other people really said since some still than that their them then there these they thing things think this those time today very want week well went were what when where which while with work would year years your'
    .split(' ')
    .map((word) => word.slice(0, STEM)),
);
const SHORT_AND_EMPTY = new Set(
  'the and you for was are but not his her she him has had did who how why can get got our out all any too now one two own let its say see use way day may yes off big new old lot yet nor per via ask'.split(
    ' ',
  ),
);

function firstLetters(word: string): string | null {
  const letters = word.slice(0, STEM);
  if (word.length < 3 || SHORT_AND_EMPTY.has(word)) return null;
  return EMPTY.has(letters) ? null : letters;
}

/** Whether any of the words says what is spoken of. */
export const hasStem = (
  words: readonly string[],
  { stem = firstLetters }: Pick<LanguagePack, 'stem'>,
) => words.some((word) => stem(word) !== null);

/** How much an anecdote has to do with what the user said. */
export function relatedness(
  text: string,
  words: readonly string[],
  { plain = unchanged, stem = firstLetters }: Pick<LanguagePack, 'plain' | 'stem'> = {},
): number {
  const stems = (all: readonly string[]) => new Set(all.map(stem).filter((one) => one !== null));
  const mine = stems(wordsOf(text, plain));
  return [...stems(words)].filter((one) => mine.has(one)).length;
}
