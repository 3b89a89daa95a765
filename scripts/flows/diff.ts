import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { takeTitles } from '../../inspector/chart/titles';
import { diffMarkdown } from '../../inspector/diff/diffMarkdown';
import { diffFlows } from '../../inspector/diff/flowsDiff';
import { readFlowsFile } from '../../inspector/diff/flowsFile';
import type { FlowsFile } from '../../inspector/diff/flowsFile';
import { revisionCharts, workingCharts } from './revision';

const titlesFolder = new URL('../../inspector/titles/', import.meta.url);
for (const file of await readdir(titlesFolder)) {
  const text = await readFile(new URL(file, titlesFolder), 'utf8');
  takeTitles({ [file]: JSON.parse(text) });
}

const usage = 'Usage: npm run -s flows:diff -- <revision or file of charts> [<revision or file>]';

const chartsOf = async (source: string): Promise<FlowsFile> => {
  if (!existsSync(source)) return revisionCharts(source);
  const read = readFlowsFile(await readFile(source, 'utf8'));
  if ('reason' in read) throw new Error(`${source}: ${read.reason}`);
  return read;
};

const [before, after] = process.argv.slice(2);
if (before === undefined) {
  process.stderr.write(`What are the flows compared with? Such as main, or main~20.\n${usage}\n`);
  process.exit(2);
}
try {
  const then = await chartsOf(before);
  const now = after === undefined ? await workingCharts() : await chartsOf(after);
  const names = { before, after: after ?? 'the working folder' };
  process.stdout.write(diffMarkdown(diffFlows(then.flows, now.flows), names));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
  process.exitCode = 1;
}
