import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chartsIn } from '../../../scripts/flows/charts';
import { changedPart } from '../../../inspector/diff/changedPart';
import { changesOf } from '../../../inspector/diff/chartDiff';
import { diffFlows } from '../../../inspector/diff/flowsDiff';
import { readFlowsFile } from '../../../inspector/diff/flowsFile';
import { mermaidOf } from '../../../inspector/share/mermaid';

const require = createRequire(import.meta.url);
const root = new URL('../../../', import.meta.url);

const fixture = async (name: string) => {
  const file = new URL(`tests/inspector/fixtures/${name}.json`, root);
  const read = readFlowsFile(await readFile(file, 'utf8'));
  if ('reason' in read) throw new Error(read.reason);
  return read.flows;
};

/** Mermaid's own package, for a page. */
export const mermaidScript = require.resolve('mermaid/dist/mermaid.min.js');

/** Every flow as a diagram for Mermaid, and what changed in one between two revisions. */
export async function mermaidTexts(): Promise<readonly (readonly [string, string])[]> {
  const flows = await chartsIn(fileURLToPath(new URL('src/machines', root)));
  const diffs = diffFlows(await fixture('flowsBefore'), await fixture('flowsAfter'));
  return [
    ...flows.map(({ id, chart }) => [id, mermaidOf(chart)] as const),
    ...diffs.map((diff) => {
      const text = mermaidOf(changedPart(diff), changesOf(diff));
      return [`${diff.id}Changes`, text] as const;
    }),
  ];
}
