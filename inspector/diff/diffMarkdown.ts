import { machineTitle } from '../chart/titles';
import { mermaidOf } from '../share/mermaid';
import { changedPart } from './changedPart';
import { changesOf } from './chartDiff';
import type { Difference } from './chartDiff';
import { countWords } from './flowsDiff';
import type { FlowDiff } from './flowsDiff';

/** GitHub's limit for a comment, less what a bot adds of its own. In characters. */
const mostCharacters = 60_000;
/** GitHub renders no longer Mermaid chart. In characters. */
const mostOfChart = 40_000;

const signs = { added: '➕', removed: '➖', changed: '✏️' } as const;

/** Escapes text that is not meant as Markdown. */
const plain = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|]/g, '\\$&');

const lineOf = ({ change, name, details }: Difference) =>
  `- ${signs[change]} ${plain(name)}${details.length > 0 ? `: ${plain(details.join('; '))}` : ''}`;

const listed = (title: string, some: readonly Difference[]) =>
  some.length === 0 ? [] : ['', `**${title}**`, '', ...some.map(lineOf)];

const chartOf = (diff: FlowDiff): readonly string[] => {
  const part = changedPart(diff);
  if (part.nodes.length < 2) return [];
  const isWhole = diff.change !== 'changed';
  const chart = mermaidOf(part, isWhole ? new Map() : changesOf(diff)).trimEnd();
  return chart.length > mostOfChart
    ? ['', '_Too much changed to draw here: run `npm run flows` and open “Changes”._']
    : ['', '```mermaid', chart, '```'];
};

const headOf = (diff: FlowDiff) =>
  diff.change === 'changed'
    ? [countWords(diff), ...diff.about].filter(Boolean).join(', ')
    : diff.change === 'added'
      ? `a new machine with ${diff.chart.nodes.length - 1} states`
      : 'gone';

const sectionOf = (diff: FlowDiff, hasChart: boolean): string => {
  const isWhole = diff.change !== 'changed';
  const [machine] = diff.chart.nodes;
  const some = (kind: Difference['kind']) => diff.differences.filter((one) => one.kind === kind);
  return [
    '<details>',
    `<summary>${signs[diff.change]} <strong>${machineTitle(diff.id)}</strong>: ${headOf(diff)}</summary>`,
    ...(isWhole ? ['', plain(machine?.description ?? '')] : []),
    ...(hasChart && diff.change !== 'removed' ? chartOf(diff) : []),
    ...(isWhole ? [] : [...listed('States', some('state')), ...listed('Ways', some('way'))]),
    '',
    '</details>',
    '',
    '',
  ].join('\n');
};

const lineFor = (diff: FlowDiff) =>
  `${signs[diff.change]} **${machineTitle(diff.id)}**: ${headOf(diff)}\n\n`;

/** Changes deserve a closer look than additions. */
const byWeight = ['changed', 'removed', 'added'] as const;

/**
 * The differences between two builds as a comment for a pull request, within GitHub's limit. If
 * space is short, charts are left out first, then the details.
 */
export function diffMarkdown(
  diffs: readonly FlowDiff[],
  { before, after }: { before: string; after: string },
): string {
  const between = `from \`${before}\` to \`${after}\``;
  if (diffs.length === 0) return `## Flows\n\nNothing changed in any flow ${between}.\n`;
  const differ = diffs.length === 1 ? '1 flow differs' : `${diffs.length} flows differ`;
  const head = `## Flows\n\n${differ} ${between}.\n\n`;
  const told = new Map(diffs.map((diff) => [diff, lineFor(diff)]));
  let length = [...told.values()].reduce((sum, text) => sum + text.length, head.length);
  for (const hasChart of [false, true])
    for (const change of byWeight)
      for (const [diff, text] of told) {
        if (diff.change !== change) continue;
        const more = sectionOf(diff, hasChart);
        if (length - text.length + more.length > mostCharacters) continue;
        length += more.length - text.length;
        told.set(diff, more);
      }
  return `${head}${[...told.values()].join('')}`.trimEnd().concat('\n');
}
