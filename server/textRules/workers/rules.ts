import { workerData } from 'node:worker_threads';
import * as v from 'valibot';
import type { Task } from '../readers';

type Run = (task: Task) => unknown;

const given = v.object({ rules: v.string() });
const rules = v.object({ runTask: v.custom<Run>((value) => typeof value === 'function') });

/** The rules that this thread was started with. */
export async function loadRules(): Promise<Run> {
  const module: unknown = await import(v.parse(given, workerData).rules);
  return v.parse(rules, module).runTask;
}
