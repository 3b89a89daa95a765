import { fileURLToPath } from 'node:url';
import type { WorkerOptions } from 'node:worker_threads';

const isSource = import.meta.url.endsWith('.ts');
/** A thread out of control must not take others down with it. */
const MOST_MEMORY_MB = 256;

const here = (name: string) => new URL(`${name}.${isSource ? 'ts' : 'js'}`, import.meta.url).href;

export const PROGRAMS = { read: here('./read'), watch: here('./watch') };
/** The rules that the threads load. */
export const RULES = here('../readers');

type Thread = Pick<WorkerOptions, 'env' | 'resourceLimits'> & { workerData: object };

/** How to run a program in a thread, which gets no secrets that it could leak. */
export function threadOf(program: string, given: object): { file: string; options: Thread } {
  const fromSource = fileURLToPath(new URL('./fromSource.mjs', import.meta.url));
  return {
    file: program.endsWith('.ts') ? fromSource : fileURLToPath(program),
    options: {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      workerData: { ...given, program },
    },
  };
}
