// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 500;

/**
 * The processes started by some work; `ticks` is the time each had used when last seen, by its id
 * and start time.
 * @typedef {{ roots: Set<number>, ticks: Map<string, number> }} Work
 * @typedef {{ pid: number, parent: number, id: string, ticks: number }} Process
 */

/** @type {AsyncLocalStorage<Work>} */
const current = new AsyncLocalStorage();

/** @param {string} pid @returns {Process | undefined} */
function processOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, start = 0] = [1, 11, 12, 19].map((at) => fields[at]);
    return { pid: Number(pid), parent, id: `${pid} ${start}`, ticks: user + system };
  } catch {
    return undefined;
  }
}

/** @returns {Process[]} parents before their children; none where the system does not tell */
function processes() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => processOf(name) ?? [])
      .sort((one, other) => one.pid - other.pid);
  } catch {
    return [];
  }
}

/**
 * Reads the time that the work has used so far. A browser's processes outlive their parents for a
 * moment, so a process seen once still counts.
 * @param {Work} work
 */
function look({ roots, ticks }) {
  const ours = new Set(roots);
  for (const { pid, parent, id, ticks: taken } of processes()) {
    if (!ours.has(pid) && !ours.has(parent) && !ticks.has(id)) continue;
    ours.add(pid);
    ticks.set(id, taken);
  }
}

/**
 * Counts a program and its children for the work.
 * @param {number | undefined} pid
 */
export function countProgram(pid) {
  if (pid !== undefined) current.getStore()?.roots.add(pid);
}

/**
 * Runs some work and returns the wall seconds and the processor seconds of its programs: slightly
 * too few, since sampling every half second misses their last moment.
 * @template T @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, wall: number, cpu: number }>}
 */
export async function measure(work) {
  /** @type {Work} */
  const started = { roots: new Set(), ticks: new Map() };
  const since = performance.now();
  const looking = setInterval(() => look(started), LOOK_EVERY_MS);
  try {
    const result = await current.run(started, work);
    const ticks = [...started.ticks.values()].reduce((sum, taken) => sum + taken, 0);
    return { result, wall: (performance.now() - since) / 1000, cpu: ticks / TICKS_PER_SECOND };
  } finally {
    clearInterval(looking);
  }
}
