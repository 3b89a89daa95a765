import { subjects } from './subjects';

const SUBJECT_WORDS = new Map(
  Object.entries(subjects).flatMap(([key, { keywords }]) =>
    keywords.map((keyword) => [keyword, key] as const),
  ),
);

/** Keys of the everyday subjects that the words touch. */
export function readSubjects(words: readonly string[]): string[] {
  const keys = words.flatMap((word) => SUBJECT_WORDS.get(word) ?? []);
  return [...new Set(keys)];
}

/** Lower-case words of some weight. */
export function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word.length > 2);
}
