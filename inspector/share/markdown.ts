import { callTitle, callTitles, delayTitle, edgeLabel } from '../chart/titles';
import type { Chart, ChartNode } from '../chart/chartTypes';
import { durationWords } from '../chart/words';
import { pathName, waysOn } from '../flow/ways';
import type { Facts } from '../gallery/facts';
import type { Flow } from '../gallery/flows';
import { mermaidOf } from './mermaid';
import { textLocales } from './textLocales';
import type { ScreenText } from './textLocales';

/** The facts about a flow beside its chart. */
export type FlowStory = Facts & {
  /** The steps from the start to a state, or why there are none; by state id. */
  waysTo: ReadonlyMap<string, readonly string[] | { reason: string }>;
  /** The scenarios of the flow, each with its steps in words. */
  scenarios: readonly { name: string; steps: readonly string[] }[];
  /** The screen that shows a state, by state id. */
  screens: ReadonlyMap<string, string>;
  texts: readonly ScreenText[];
};

const wayLines = (way: readonly string[] | { reason: string } | undefined): readonly string[] => {
  if (way === undefined) return [];
  if ('reason' in way) return [`Ways in: ${way.reason}`, ''];
  if (way.length === 0) return ['Ways in: the machine starts here.', ''];
  return ['Ways in:', '', ...way.map((step, index) => `${index + 1}. ${step}`), ''];
};

/** A text escaped for one cell of a table. */
const cellOf = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const textLines = (texts: readonly ScreenText[]): readonly string[] =>
  texts.length === 0
    ? []
    : [
        '## Texts',
        '',
        `| name | ${textLocales.join(' | ')} |`,
        `| --- |${textLocales.map(() => ' --- |').join('')}`,
        ...texts.map(
          ({ id, texts: said }) =>
            `| \`${id}\` | ${textLocales.map((locale) => cellOf(said[locale])).join(' | ')} |`,
        ),
        '',
      ];

const stateLines = (
  chart: Chart,
  node: ChartNode,
  { waysTo, screens }: FlowStory,
): readonly string[] => {
  const screen = screens.get(node.id);
  const own = waysOn(chart, node.id).filter(({ from }) => from === null);
  return [
    `### ${pathName(chart, node.id)}`,
    '',
    node.description ?? '',
    '',
    ...(screen === undefined ? [] : [`Screen: \`${screen}\``, '']),
    ...(node.invokes.length > 0 ? [`Meanwhile: ${callTitles(node).join(', ')}.`, ''] : []),
    ...own.map(({ edge, to }) => `- ${edgeLabel(edge)}${to === null ? '' : ` → **${to}**`}`),
    ...(own.length > 0 ? [''] : []),
    ...wayLines(waysTo.get(node.id)),
  ];
};

const scenarioLines = ({ scenarios }: FlowStory): readonly string[] =>
  scenarios.length === 0
    ? []
    : [
        '## Scenarios',
        '',
        ...scenarios.flatMap(({ name, steps }) => [
          `### ${name}`,
          '',
          ...steps.map((step, index) => `${index + 1}. ${step}`),
          '',
        ]),
      ];

/** A whole flow in Markdown: purpose, chart, states, scenarios and texts. */
export function markdownOf(flow: Flow, story: FlowStory): string {
  const { chart } = flow;
  const { calls, usedBy, texts } = story;
  return [
    `# ${flow.title}`,
    '',
    flow.purpose,
    '',
    `Written in \`src/machines/${flow.file}\`${usedBy.length > 0 ? `, used by ${usedBy.join(', ')}` : ''}.`,
    '',
    ...calls.map(
      ({ actor, requests }) =>
        `- ${callTitle(flow.id, actor)}${requests.map((request) => ` \`${request}\``).join('')}`,
    ),
    ...flow.delays.map(
      ([name, ms]) =>
        `- ${delayTitle(flow.id, name)}: ${ms === null ? 'worked out' : durationWords(ms)}`,
    ),
    '',
    '```mermaid',
    mermaidOf(chart).trimEnd(),
    '```',
    '',
    '## States',
    '',
    ...chart.nodes.slice(1).flatMap((node) => stateLines(chart, node, story)),
    ...scenarioLines(story),
    ...textLines(texts),
  ].join('\n');
}
