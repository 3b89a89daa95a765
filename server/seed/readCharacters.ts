import { readdirSync, readFileSync } from 'node:fs';
import { load, YAMLException } from 'js-yaml';
import * as v from 'valibot';
import { isReservedSlug } from '../http/pages';
import { characterFileSchema } from './character';
import { lineOf } from './yamlLines';

export type CharacterFile = v.InferOutput<typeof characterFileSchema> & { slug: string };

const SUFFIX = '.yaml';

/** What is wrong with a file, worded for its author; `line` starts at 1. */
export type Fault = { file: string; line: number; text: string };

export const hasNoPictures = (slug: string): Fault => ({
  file: `${slug}${SUFFIX}`,
  line: 1,
  text: 'It has no pictures yet: `npm run characters -- add <folder>` adds them',
});

const slugSchema = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z]+(-[a-z]+)*$/));

const keyOf = ({ key }: v.IssuePathItem): string | number =>
  typeof key === 'number' ? key : String(key);

function slugFault(slug: string): string | null {
  if (!v.is(slugSchema, slug))
    return 'The file name is the address of the character: small letters, words joined by "-"';
  return isReservedSlug(slug) ? `/${slug} is a page of the application: choose another name` : null;
}

/** Reads one character; `file` is a name such as `ines.yaml`. */
export function readCharacter(file: string, source: string): CharacterFile | Fault[] {
  const slug = file.slice(0, -SUFFIX.length);
  const nameFault = slugFault(slug);
  if (nameFault !== null) return [{ file, line: 1, text: nameFault }];
  let content: unknown;
  try {
    content = load(source);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return [{ file, line: (error.mark?.line ?? 0) + 1, text: `No YAML: ${error.reason}` }];
  }
  const parsed = v.safeParse(characterFileSchema, content);
  if (parsed.success) return { slug, ...parsed.output };
  return parsed.issues.map(({ path = [], message }) => {
    const way = path.map(keyOf);
    const name = way.length === 0 ? '' : `${way.join('.')}: `;
    return { file, line: lineOf(source, way), text: `${name}${message}` };
  });
}

/** All characters of a folder in catalogue order, and the faults of the other files. */
export function readCharacters(folder: URL): { characters: CharacterFile[]; faults: Fault[] } {
  const characters: CharacterFile[] = [];
  const faults: Fault[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(SUFFIX))) {
    const read = readCharacter(file, readFileSync(new URL(file, folder), 'utf8'));
    if (Array.isArray(read)) faults.push(...read);
    else characters.push(read);
  }
  characters.sort((one, other) => one.order - other.order || (one.slug < other.slug ? -1 : 1));
  return { characters, faults };
}
