import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { findSlow } from './findSlow';
import type { Expression } from './written';

const cache = new URL('../../../node_modules/.cache/expressions/', import.meta.url);
const isDeep = process.env['DEEP'] === '1';

/** What the check itself is made of: when that changes, nothing is known of any expression. */
function keyOfCheck(): string {
  const hash = createHash('sha256');
  const here = new URL('./', import.meta.url);
  for (const file of readdirSync(here).sort()) hash.update(readFileSync(new URL(file, here)));
  hash.update(readFileSync(new URL('../../scslre/package.json', cache)));
  return hash.digest('hex').slice(0, 16);
}

const nameOf = ({ source, flags }: Expression) =>
  createHash('sha256').update(`${source}/${flags}`).digest('base64');

/**
 * Says of each expression that is slow why. One that this check found quick before is looked at again
 * by `npm run test:deep` alone: all of them take a processor a quarter of a minute.
 */
export function slowAmong(all: readonly Expression[]): string[] {
  const file = new URL(`${keyOfCheck()}.json`, cache);
  const told: unknown = isDeep || !existsSync(file) ? [] : JSON.parse(readFileSync(file, 'utf8'));
  const quick = new Set(v.parse(v.array(v.string()), told));
  const slow = all.filter((one) => !quick.has(nameOf(one))).flatMap(findSlow);
  if (slow.length > 0) return slow;
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(all.map(nameOf)));
  return [];
}
