import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InspectionEvent } from 'xstate';
import { edgesTaken } from '../../src/browser/recorder/edgeIds';

/** Where each process of a run leaves what it walked. */
export const walkedFolder = 'test-results/flows-walked';

const walked = new Map<string, number>();

/** Counts the transitions that machines take in tests. */
export const countWalked = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.microstep') return;
  for (const edge of edgesTaken(event)) walked.set(edge, (walked.get(edge) ?? 0) + 1);
};

/** Leaves what this process walked so far. */
export function writeWalked(): void {
  mkdirSync(walkedFolder, { recursive: true });
  const file = path.join(walkedFolder, `${process.pid}-${process.env['VITEST_POOL_ID'] ?? 0}.json`);
  writeFileSync(file, JSON.stringify(Object.fromEntries(walked)));
}
