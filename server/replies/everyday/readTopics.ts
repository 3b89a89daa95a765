import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as v from 'valibot';
import type { SpokenLocale } from '../../../common/locales';

/** A subject of everyday talk: how users put it, and what is said to exactly that. */
export type Topic = {
  id: string;
  /** The words that it is known by (`readAbout`). */
  about: string;
  heard: readonly string[];
  /** For kind, playful and dreamy manners. */
  warm: readonly string[];
  /** For dry, terse and bold ones. */
  dry: readonly string[];
};

const talkFolder = new URL('../../../content/talk/', import.meta.url);

/** Texts in one line of the file, separated by bars. */
const severalSchema = v.pipe(
  v.string(),
  v.transform((line) => line.split('|').map((one) => one.trim())),
  v.array(v.pipe(v.string(), v.minLength(1, 'there is a bar too many'))),
);

const fileSchema = v.record(
  v.string(),
  v.strictObject({
    about: v.string(),
    heard: severalSchema,
    warm: severalSchema,
    dry: severalSchema,
  }),
);

const reasonOf = (error: unknown) => {
  if (!(error instanceof v.ValiError)) return error instanceof Error ? error.message : '';
  const [issue] = error.issues;
  return `${v.getDotPath(issue) ?? ''}: ${issue.message}`;
};

/**
 * All topics of a language, from every file of its folder in `content/talk`.
 * @throws naming the file that cannot be read, and the topic in it
 */
export function readTopics(locale: SpokenLocale, root: URL = talkFolder): Topic[] {
  const folder = new URL(`${locale}/`, root);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => {
      try {
        const topics = v.parse(fileSchema, load(readFileSync(new URL(file, folder), 'utf8')));
        return Object.entries(topics).map(([id, topic]) => ({ id, ...topic }));
      } catch (error) {
        throw new Error(`content/talk/${locale}/${file} cannot be read: ${reasonOf(error)}`, {
          cause: error,
        });
      }
    });
}
