import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import type { Mutant } from './change';

/** Why no test can find a change, identified by its text, wherever that has moved. */
export type Explanation = {
  file: string;
  source: string;
  before: string;
  after: string;
  why: string;
};

const fields = ['file', 'source', 'before', 'after', 'why'] as const;

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export const explains = (explanation: Explanation, mutant: Mutant): boolean =>
  explanation.file === mutant.file &&
  explanation.source === mutant.source &&
  explanation.before === oneLine(mutant.before) &&
  explanation.after === oneLine(mutant.text);

const isExplanation = (value: unknown): value is Explanation =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((field) => {
    const text: unknown = Reflect.get(value, field);
    return typeof text === 'string' && (field === 'after' || text !== '');
  });

/** Throws if one is incomplete. */
export function readExplanations(
  text = readFileSync(path.join(root, 'scripts/mutation/explained.json'), 'utf8'),
): Explanation[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('The explanations are no list');
  return list.map((entry: unknown, index) => {
    if (isExplanation(entry)) return entry;
    throw new Error(`Explanation ${index + 1} needs ${fields.join(', ')}`);
  });
}

/** Descriptions of these files' explanations that no longer explain anything. */
export function outdated(
  explanations: readonly Explanation[],
  mutants: readonly Mutant[],
  isFound: (mutant: Mutant) => boolean,
): string[] {
  return explanations.flatMap((explanation) => {
    const { file, source, after } = explanation;
    const explained = mutants.filter((mutant) => explains(explanation, mutant));
    const name = `${file}: ${source} → ${after}`;
    if (explained.length === 0) return [`${name}: there is no such change any more`];
    return explained.every(isFound) ? [`${name}: a test finds it`] : [];
  });
}
