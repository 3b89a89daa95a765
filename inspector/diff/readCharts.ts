import { fromPromise } from 'xstate';
import type { ChartsSource, ReadCharts } from './diffMachine';
import { readFlowsFile } from './flowsFile';
import { readRevisions } from './revisions';
import type { Revision } from './revisions';

const revisions = 'revisions/';

const textOf = async (source: ChartsSource): Promise<string> => {
  if ('file' in source) return source.file.text();
  const response = await fetch(`${revisions}${source.revision.commit}`);
  if (!response.ok) throw new Error(await response.text());
  return response.text();
};

/** Reads a file of charts that was chosen or dropped, or has them made of a commit. */
export const readCharts = fromPromise<ReadCharts, { source: ChartsSource | null }>(
  async ({ input: { source } }) => readFlowsFile(source === null ? '' : await textOf(source)),
);

/**
 * The commits that the development server offers; a static host has none. Read to its end also
 * where React mounts everything twice: an aborted reading would be taken for the answer.
 */
export const listRevisions = fromPromise<readonly Revision[]>(async () => {
  if (!import.meta.env.DEV) return [];
  const response = await fetch(revisions);
  return readRevisions(await response.json());
});
