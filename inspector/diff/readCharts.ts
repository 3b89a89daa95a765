import { fromPromise } from 'xstate';
import type { ReadCharts } from './diffMachine';
import { readFlowsFile } from './flowsFile';

/** Reads a file of charts that was chosen or dropped. */
export const readCharts = fromPromise<ReadCharts, { file: File | null }>(async ({ input }) =>
  readFlowsFile((await input.file?.text()) ?? ''),
);
