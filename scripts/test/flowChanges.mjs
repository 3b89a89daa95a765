// @ts-check
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { countProgram } from '../cpu.mjs';
import { packageFile, root } from '../run.mjs';
import { findBase } from './base.mjs';

/** A comment for reviewers: how the change affects the flows. */
const file = 'test-results/flows-diff.md';

const run = promisify(execFile);
/** The charts of all flows are smaller than this. */
const maxBuffer = 16_000_000;

/**
 * Writes what changed in the flows since the base. It never fails a change: without a readable base
 * there is just no comment.
 */
export async function compareFlows() {
  await rm(path.join(root, file), { force: true });
  const base = await findBase();
  if (base === undefined)
    return { passed: 0, failed: 0, output: '', note: 'no earlier commit to compare with' };
  const since = base.slice(0, 7);
  const args = [packageFile('tsx/dist/cli.mjs'), 'scripts/flows/diff.ts', base];
  try {
    const comparing = run(process.execPath, args, { cwd: root, maxBuffer, timeout: 120_000 });
    countProgram(comparing.child.pid);
    const { stdout } = await comparing;
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), stdout);
    return { passed: 1, failed: 0, output: '', note: `since ${since}, in ${file}` };
  } catch (error) {
    const note = `${since} cannot be compared with any more: ${String(error)}`;
    return { passed: 0, failed: 0, output: '', note };
  }
}
