import { edgeLabel } from '../chart/chartTypes';
import type { Chart, ChartNode } from '../chart/chartTypes';
import { durationWords, nameWords } from '../chart/words';
import { pathName, waysOn } from '../flow/ways';
import type { Facts } from '../gallery/facts';
import type { Flow } from '../gallery/flows';
import { mermaidOf } from './mermaid';

const stateLines = (chart: Chart, node: ChartNode): readonly string[] => {
  const own = waysOn(chart, node.id).filter(({ from }) => from === null);
  return [
    `### ${pathName(chart, node.id)}`,
    '',
    node.description ?? '',
    '',
    ...(node.invokes.length > 0
      ? [`Meanwhile: ${node.invokes.map(({ id }) => nameWords(id)).join(', ')}.`, '']
      : []),
    ...own.map(({ edge, to }) => `- ${edgeLabel(edge)}${to === null ? '' : ` → **${to}**`}`),
    ...(own.length > 0 ? [''] : []),
  ];
};

/** A whole flow in Markdown: what it is for, its chart, and each state with the ways on from it. */
export function markdownOf(flow: Flow, { calls, usedBy }: Facts): string {
  const { chart } = flow;
  return [
    `# ${flow.id}`,
    '',
    flow.purpose,
    '',
    `Written in \`src/machines/${flow.file}\`${usedBy.length > 0 ? `, used by ${usedBy.join(', ')}` : ''}.`,
    '',
    ...calls.map(
      ({ actor, requests }) =>
        `- ${nameWords(actor)}${requests.map((request) => ` \`${request}\``).join('')}`,
    ),
    ...flow.delays.map(
      ([name, ms]) => `- ${nameWords(name)}: ${ms === null ? 'worked out' : durationWords(ms)}`,
    ),
    '',
    '```mermaid',
    mermaidOf(chart).trimEnd(),
    '```',
    '',
    '## States',
    '',
    ...chart.nodes.slice(1).flatMap((node) => stateLines(chart, node)),
  ].join('\n');
}
