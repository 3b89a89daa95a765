/**
 * Compares the transitions that the last complete run of the machines' tests took with all that
 * exist, and fails for any that it missed.
 */
import { readFile } from 'node:fs/promises';
import { readCoverage } from '../../inspector/walked/coverageFile';
import { workingCharts } from './revision';

const read = async (file: string) => readFile(file, 'utf8').catch(() => '');
const coverage = readCoverage(await read('test-results/flows-coverage.json'));
if ('reason' in coverage) throw new Error(coverage.reason);

const ways = new Map<string, boolean>();
for (const { chart } of (await workingCharts()).flows)
  for (const { id, source, event, index } of chart.edges) {
    const way = `${source} | ${event === '' ? 'always' : event} | ${index}`;
    ways.set(way, (ways.get(way) ?? false) || coverage.walked.has(id));
  }
const unwalked = [...ways].filter(([, isWalked]) => !isWalked).map(([way]) => way);
for (const way of unwalked) process.stdout.write(`No test walks ${way}\n`);
process.stdout.write(`${ways.size - unwalked.length} of ${ways.size} ways were walked\n`);
process.exitCode = unwalked.length > 0 ? 1 : 0;
