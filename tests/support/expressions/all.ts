import * as v from 'valibot';
import { packageFile, runNode } from '../../../scripts/run.mjs';
import { findWritten, root } from './written';
import type { Expression } from './written';

export const TIMEOUT_MS = 300_000;
const expressionSchema = v.object({ source: v.string(), flags: v.string(), at: v.string() });
const builtSchema = v.object({ built: v.array(expressionSchema), places: v.array(v.string()) });

/** Every expression of server and browser: those that are written, and those that are built. */
export async function allExpressions() {
  const { literals, builders } = findWritten();
  const files = [...new Set(builders.map((place) => place.replace(/:\d+$/, '')))];
  const args = [packageFile('tsx/dist/cli.mjs'), 'tests/support/expressions/built.ts'];
  const { code, output } = await runNode([...args, root, ...files], { timeoutMs: TIMEOUT_MS });
  if (code !== 0) throw new Error(output.slice(-2_000));
  const { built, places } = v.parse(builtSchema, JSON.parse(output));
  const all = new Map<string, Expression>(
    [...literals, ...built].map((one) => [`${one.source}/${one.flags}`, one]),
  );
  return { all: [...all.values()], literals, built, builders, places };
}
