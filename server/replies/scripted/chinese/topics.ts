import { subjects } from './subjects';

const SUBJECT_WORDS = new Map(
  Object.entries(subjects).flatMap(([key, { keywords }]) =>
    keywords.map((keyword) => [keyword, key] as const),
  ),
);

/** Keys of the everyday subjects that the words touch. */
export function readSubjects(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => SUBJECT_WORDS.get(word) ?? []))];
}
