import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import type { Mutant } from './change';

/** The result of a change: the test file that found it, or none. */
export type Result = { outcome: 'failed' | 'late' | 'survived'; by: string };

export const keptFolder = path.join(root, 'node_modules/.cache/mutation');

export const digest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/** A target's known results, stored so that a run continues where the last one stopped. */
export class Results {
  readonly #file: string;
  readonly #results: Record<string, Result>;

  constructor(target: string, folder = keptFolder) {
    this.#file = path.join(folder, `${target}.json`);
    this.#results = readKept(this.#file);
  }

  /** A survivor is tried again once its tests have changed. */
  of(mutant: Mutant, text: string, tests: string): Result | undefined {
    const result = this.#results[keyOf(mutant, text)];
    return result?.outcome === 'survived' && result.by !== tests ? undefined : result;
  }

  keep(mutant: Mutant, text: string, result: Result): void {
    this.#results[keyOf(mutant, text)] = result;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#results, null, 1));
  }
}

const keyOf = ({ file, start, end, text: put }: Mutant, text: string): string =>
  digest(file, text, String(start), String(end), put);

function isResult(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && 'outcome' in value && 'by' in value;
}

function readKept(file: string): Record<string, Result> {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Result] => isResult(entry[1])),
    );
  } catch {
    return {};
  }
}
