import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Task } from './readers';
import type { SlowRule } from './textReader';
import { threadOf } from './workers/files';

const TOLD_BYTES = 4_096;
const LONGEST_SHOWN = 200;
const folder = fileURLToPath(new URL('../', import.meta.url));

function ruleIn(told: SharedArrayBuffer): SlowRule {
  const length = Atomics.load(new Int32Array(told, 0, 1), 0);
  const bytes = Buffer.from(told, Int32Array.BYTES_PER_ELEMENT, length);
  const [at = '', rule = ''] = bytes.toString().split('\n', 2);
  return { at, rule: rule.slice(0, LONGEST_SHOWN) };
}

type Options = {
  /** Address of the thread's program. */
  program: string;
  rules: string;
  withinMs: number;
  signal: AbortSignal;
};

/**
 * Reads a text in a thread that reports each expression before running it, so that the last one is
 * known when time is up. Null: all of them finished in time.
 */
export async function findSlowRule(
  task: Task,
  { program, rules, withinMs, signal }: Options,
): Promise<SlowRule | null> {
  const told = new SharedArrayBuffer(TOLD_BYTES);
  const { file, options } = threadOf(program, { told, folder, rules });
  const watching = new Worker(file, options);
  const left = new AbortController();
  const isOver = AbortSignal.any([signal, left.signal]);
  try {
    await once(watching, 'message', { signal });
    watching.postMessage(task);
    const timer = setTimeout(() => left.abort(), withinMs);
    await once(watching, 'message', { signal: isOver }).finally(() => clearTimeout(timer));
    return null;
  } catch (error) {
    if (!left.signal.aborted) throw error;
    return ruleIn(told);
  } finally {
    await watching.terminate();
  }
}
