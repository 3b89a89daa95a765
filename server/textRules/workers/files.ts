import { fileURLToPath } from 'node:url';
import type { WorkerOptions } from 'node:worker_threads';

const isSource = import.meta.url.endsWith('.ts');
/** One that runs away takes no other down with it. */
const MOST_MEMORY_MB = 256;

const here = (name: string) => new URL(`${name}.${isSource ? 'ts' : 'js'}`, import.meta.url).href;

export const PROGRAMS = { read: here('./read'), watch: here('./watch') };
/** What they read by. */
export const RULES = here('../readers');

type Thread = Pick<WorkerOptions, 'env' | 'resourceLimits'> & { workerData: object };

/** How a program is run in a thread; it is given no secret that it could lose. */
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
