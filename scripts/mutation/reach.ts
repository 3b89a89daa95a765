import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';
import { isFunction } from './change';
import { digest, keptFolder } from './results';
import type { WarmTests } from './warmTests';

/** Where a file's tests record which functions ran: see reached.ts. */
const leftFile = path.join(keptFolder, 'reached.json');

const nameOfSite = (file: string, site: number): string => `${file}:${site}`;

/** The same module, instrumented to report each function that runs. */
export function probed(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const puts: { at: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && node.body !== undefined) {
      const call = `globalThis.reachedSites?.add(${JSON.stringify(nameOfSite(file, node.getStart()))})`;
      if (ts.isBlock(node.body)) puts.push({ at: node.body.getStart() + 1, text: `${call};` });
      else {
        puts.push({ at: node.body.getStart(), text: `(${call},(` });
        puts.push({ at: node.body.getEnd(), text: '))' });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return puts
    .map((put, index) => ({ ...put, index }))
    .sort((one, other) => other.at - one.at || other.index - one.index)
    .reduce((changed, put) => changed.slice(0, put.at) + put.text + changed.slice(put.at), text);
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

function readNames(file: string): string[] | null {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isNames(names) ? names : null;
  } catch {
    return null;
  }
}

type Reach = {
  files: readonly string[];
  /** Which tests to ask. */
  isTheirs: (test: string) => boolean;
  say: (line: string) => void;
};

/**
 * Which of their tests run which functions of these files. Takes a run of these tests, and is
 * cached as long as neither the files nor the test change.
 */
export async function findReached(
  project: string,
  tests: WarmTests,
  { files, isTheirs, say }: Reach,
): Promise<(file: string, site: number | null) => string[]> {
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const folder = path.join(keptFolder, `reached-${project}-${digest(...texts)}`);
  mkdirSync(folder, { recursive: true });
  const reached = new Map<string, string[]>();
  const missing: string[] = [];
  for (const test of tests.files.filter(isTheirs)) {
    const names = readNames(path.join(folder, `${digest(test)}.json`));
    if (names === null) missing.push(test);
    else reached.set(test, names);
  }
  if (missing.length > 0) {
    files.forEach((file, index) => tests.change(file, probed(file, texts[index] ?? '')));
    for (const [index, test] of missing.entries()) {
      writeFileSync(leftFile, '[]');
      const started = Date.now();
      const outcome = await tests.run(test, 600_000);
      const names = outcome === 'passed' ? (readNames(leftFile) ?? []) : [];
      say(
        `${index + 1} of ${missing.length}: ${test} ${outcome}, ${names.length} functions, ${Date.now() - started} ms`,
      );
      writeFileSync(path.join(folder, `${digest(test)}.json`), JSON.stringify(names));
      reached.set(test, names);
    }
    for (const file of files) tests.change(file, null);
  }
  return (file, site) =>
    [...reached].flatMap(([test, names]) => {
      const isReached =
        site === null
          ? names.some((name) => name.startsWith(`${file}:`))
          : names.includes(nameOfSite(file, site));
      return isReached ? [test] : [];
    });
}
