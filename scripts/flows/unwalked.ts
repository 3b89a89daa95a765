/**
 * Holds what the last whole run of the machines' tests took to all transitions of all machines: fails
 * for one that it did not take, unless tests/unwalked.json lists it, and names those that need not be
 * listed any more: the list only gets shorter.
 */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { readCoverage } from '../../inspector/walked/coverageFile';
import { workingCharts } from './revision';

const read = async (file: string) => readFile(file, 'utf8').catch(() => '');
const coverage = readCoverage(await read('test-results/flows-coverage.json'));
if ('reason' in coverage) throw new Error(coverage.reason);
const listed = v.parse(v.array(v.string()), JSON.parse(await read('tests/unwalked.json')));

const ways = new Map<string, boolean>();
for (const { chart } of (await workingCharts()).flows)
  for (const { id, source, event, index } of chart.edges) {
    const way = `${source} | ${event === '' ? 'always' : event} | ${index}`;
    ways.set(way, (ways.get(way) ?? false) || coverage.walked.has(id));
  }
const unwalked = [...ways].filter(([, isWalked]) => !isWalked).map(([way]) => way);
const missing = unwalked.filter((way) => !listed.includes(way));
const settled = listed.filter((way) => !unwalked.includes(way));
for (const way of missing) process.stdout.write(`No test walks ${way}\n`);
for (const way of settled) process.stdout.write(`tests/unwalked.json need not list ${way}\n`);
process.stdout.write(`${ways.size - unwalked.length} of ${ways.size} ways were walked\n`);
process.exitCode = missing.length > 0 ? 1 : 0;
