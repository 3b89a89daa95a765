// @ts-check
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * A fault from the table of reliability, put back into the product by a patch, and the tests that
 * must find it. A patch starts with what it breaks; each line `Fails: <file> > <name>` names a
 * test, or the start of several tests' names.
 * @typedef {{ file: string, name: string }} Finder
 * @typedef {{ before: string, after: string }} Hunk
 * @typedef {{ name: string, row: string, finders: Finder[], changes: { file: string, hunks: Hunk[] }[] }} Fault
 */

export const faultFolder = path.join(root, 'tests/faults');

/**
 * Parses a unified diff with its heading; throws if it names no test or changes nothing.
 * @param {string} name such as `S2-two-refreshes` @param {string} text @returns {Fault}
 */
export function parseFault(name, text) {
  const row = /^[A-Z]\d+(?=-)/.exec(name)?.[0];
  if (row === undefined) throw new Error(`${name} does not begin with a row`);
  /** @type {Finder[]} */
  const finders = [];
  /** @type {Fault['changes']} */
  const changes = [];
  for (const line of text.split('\n')) {
    const change = changes.at(-1);
    const hunk = change?.hunks.at(-1);
    const finder = /^Fails: (\S+) > (.+)$/.exec(line);
    if (change === undefined && finder !== null) {
      finders.push({ file: finder[1] ?? '', name: finder[2] ?? '' });
    } else if (line.startsWith('+++ b/')) changes.push({ file: line.slice(6), hunks: [] });
    else if (line.startsWith('@@ ')) change?.hunks.push({ before: '', after: '' });
    else if (hunk !== undefined && /^[ +-]/.test(line) && !line.startsWith('--- a/')) {
      if (!line.startsWith('+')) hunk.before += `${line.slice(1)}\n`;
      if (!line.startsWith('-')) hunk.after += `${line.slice(1)}\n`;
    }
  }
  if (finders.length === 0) throw new Error(`${name} names no test`);
  if (!changes.some(({ hunks }) => hunks.length > 0)) throw new Error(`${name} changes nothing`);
  return { name, row, finders, changes };
}

/**
 * Applies a hunk, wherever its place has moved to; throws unless there is exactly one such place.
 * @param {string} text @param {Hunk} hunk
 */
export function withHunk(text, { before, after }) {
  const lines = `\n${text}`;
  const at = lines.indexOf(`\n${before}`);
  if (at < 0) throw new Error(`Not there any more:\n${before}`);
  if (lines.includes(`\n${before}`, at + 1)) throw new Error(`There more than once:\n${before}`);
  return `${text.slice(0, at)}${after}${text.slice(at + before.length)}`;
}

/**
 * The broken files by path; throws if the patch does not apply.
 * @param {Fault} fault @returns {Promise<Map<string, string>>}
 */
export async function brokenFiles({ changes }) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const { file, hunks } of changes) {
    const text = await readFile(path.join(root, file), 'utf8');
    files.set(file, hunks.reduce(withHunk, text));
  }
  return files;
}

/**
 * Matches titles that start with a name; where a title has values (`%s`), so does the name.
 * @param {string} name @returns {string} a regular expression
 */
export const titlesOf = (name) =>
  name
    .split(/%[sj]/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*');

/** @returns {Promise<Fault[]>} by row and name */
export async function readFaults() {
  const names = (await readdir(faultFolder)).filter((file) => file.endsWith('.patch'));
  const faults = await Promise.all(
    names.map(async (file) =>
      parseFault(file.slice(0, -6), await readFile(path.join(faultFolder, file), 'utf8')),
    ),
  );
  return faults.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}

/** The rows that tests are named after. @returns {Promise<Set<string>>} */
export async function testedRows() {
  const folder = path.join(root, 'tests');
  const files = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const rows = texts.flatMap((text) =>
    [...text.matchAll(/['"`]((?:[A-Z][1-9]\d* )+)/g)].flatMap(([, found]) =>
      (found ?? '').trim().split(' '),
    ),
  );
  return new Set(rows);
}
