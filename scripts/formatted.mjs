// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { root } from './run.mjs';

const { ignorePatterns: _, ...options } = JSON.parse(
  readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'),
);

/**
 * Formats a text the way `npm test` expects it.
 * @param {string} file whose name says what kind of text it is @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
