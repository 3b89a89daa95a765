import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { coverageText, readCoverage } from '../../inspector/walked/coverageFile';
import type { Walked } from '../../inspector/walked/coverageFile';
import { walkedFolder } from './walked';

const file = 'test-results/flows-coverage.json';

const isCount = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number';

/** The sum of what all processes of a run walked. */
async function readParts(): Promise<Map<string, number>> {
  const sum = new Map<string, number>();
  const parts = await readdir(walkedFolder).catch(() => []);
  for (const part of parts) {
    const counts: unknown = JSON.parse(await readFile(path.join(walkedFolder, part), 'utf8'));
    const entries = typeof counts === 'object' && counts !== null ? Object.entries(counts) : [];
    for (const [edge, count] of entries.filter(isCount))
      sum.set(edge, (sum.get(edge) ?? 0) + count);
  }
  return sum;
}

async function readBefore(): Promise<Walked> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const read = text === null ? null : readCoverage(text);
  return read !== null && 'walked' in read ? read.walked : new Map();
}

/** A run of some files says nothing of what the others walk. */
const isWhole = () => !process.argv.some((argument) => argument.includes('tests/'));

/** Makes one file of what a run walked, for the inspector to show. */
export default async function mergeWalked() {
  await rm(walkedFolder, { recursive: true, force: true });
  return async () => {
    const walked = await readParts();
    if (walked.size === 0) return;
    if (!isWhole())
      for (const [edge, count] of await readBefore())
        walked.set(edge, Math.max(count, walked.get(edge) ?? 0));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, coverageText(walked));
    await rm(walkedFolder, { recursive: true, force: true });
  };
}
