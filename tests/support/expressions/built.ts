/**
 * Loads everything that builds expressions, has texts read in each language, and prints as JSON every
 * expression that was built meanwhile, with the places in the sources that asked for it. A process of its own:
 * what others loaded before would be missed.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Expression } from './written';

const [root = '', ...files] = process.argv.slice(2);
const built = new Map<string, Expression>();
const places = new Set<string>();
const OWN = /((?:server|src)\/[\w/.-]+\.tsx?:\d+):\d+/;

function note(made: RegExp): void {
  const key = `${made.source}/${made.flags}`;
  if (built.has(key)) return;
  const frames = (new Error().stack ?? '').split('\n').slice(2);
  const own = frames.flatMap((frame) => OWN.exec(frame)?.[1] ?? []);
  for (const place of own) places.add(place);
  built.set(key, { source: made.source, flags: made.flags, at: own.join(' < ') });
}

const Original = RegExp;
Error.stackTraceLimit = 30;
globalThis.RegExp = new Proxy(Original, {
  construct(target, given: ConstructorParameters<typeof RegExp>) {
    const made = new target(...given);
    note(made);
    return made;
  },
  apply(target, _, given: Parameters<typeof RegExp>) {
    const made = target(...given);
    note(made);
    return made;
  },
});

const load = (file: string) => import(pathToFileURL(path.join(root, file)).href);
for (const file of files) await load(file);
const { runTask } = await import('../../../server/textRules/readers');
const { warmUp } = await import('../../../server/textRules/workers/warm');
const { wholeWords } = await import('../../../server/memory/wholeWords');
warmUp(runTask, 1);
for (const words of ['jazz', '爵士乐']) wholeWords(words);
process.stdout.write(JSON.stringify({ built: [...built.values()], places: [...places] }));
