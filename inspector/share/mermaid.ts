import { nodesById } from '../chart/chartTypes';
import type { Chart, ChartNode } from '../chart/chartTypes';
import { edgeLabel } from '../chart/titles';
import type { Change } from '../flow/marks';

const nameOf = (id: string): string => id.replaceAll(/[^A-Za-z\d]+/g, '_');

/** Writes characters that are special to Mermaid as its entities. */
const textOf = (text: string): string =>
  text.replaceAll(/[#;:"<>{}]/g, (character) => `#${character.codePointAt(0) ?? 32};`);

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const changeClasses: Readonly<Record<Change, string>> = {
  added: 'fill:#dcfce7,stroke:#15803d,color:#14532d',
  removed: 'fill:#fee2e2,stroke:#b91c1c,color:#7f1d1d,stroke-dasharray:5 4',
  changed: 'fill:#fef9c3,stroke:#a16207,color:#713f12',
};

/** Mermaid cannot colour a transition, so its label has a sign. */
const changeSigns: Readonly<Record<Change, string>> = { added: '+', removed: '−', changed: '~' };

/**
 * A chart as a Mermaid `stateDiagram-v2`, with each state's description as its text.
 * @param changes states and transitions that differ from another build
 */
export function mermaidOf(chart: Chart, changes: ReadonlyMap<string, Change> = new Map()): string {
  const byId = nodesById(chart);
  const childrenOf = (node: ChartNode) => node.children.flatMap((id) => byId.get(id) ?? []);

  const stateLines = (node: ChartNode): readonly string[] => {
    const name = nameOf(node.id);
    const label = node.kind === 'history' ? (node.history === 'deep' ? 'H*' : 'H') : node.key;
    const head = `state "${textOf(label)}" as ${name}`;
    const meaning = node.description === null ? [] : [`${name} : ${textOf(node.description)}`];
    if (node.children.length === 0)
      return [head, ...meaning, ...(node.kind === 'final' ? [`${name} --> [*]`] : [])];
    return [head, `state ${name} {`, ...indented(innerLines(node)), '}'];
  };

  const innerLines = (node: ChartNode): readonly string[] => {
    const children = childrenOf(node);
    if (node.kind === 'parallel')
      return children.flatMap((child, index) => [
        ...(index > 0 ? ['--'] : []),
        ...stateLines(child),
      ]);
    const first = children.find(({ isInitial }) => isInitial);
    return [
      ...(first ? [`[*] --> ${nameOf(first.id)}`] : []),
      ...children.flatMap((child) => stateLines(child)),
    ];
  };

  const ways = chart.edges
    .filter(({ isInternal, source }) => !isInternal && byId.get(source)?.parent !== null)
    .map((edge) => {
      const change = changes.get(edge.id);
      const sign = change === undefined ? '' : `${changeSigns[change]} `;
      const label = textOf(`${sign}${edgeLabel(edge)}`);
      return `${nameOf(edge.source)} --> ${nameOf(edge.target)} : ${label}`;
    });
  const root = chart.nodes[0];
  // Mermaid only has regions within a state.
  const linesOf = root?.kind === 'parallel' ? stateLines : innerLines;
  const inner = root ? linesOf(root) : [];
  const lines = [...inner, ...ways, ...changeLines(chart, changes)];
  return ['stateDiagram-v2', ...indented(lines), ''].join('\n');
}

const changeLines = (chart: Chart, changes: ReadonlyMap<string, Change>): readonly string[] => {
  const marked = chart.nodes.flatMap(({ id, parent }) => {
    const change = changes.get(id);
    return change === undefined || parent === null ? [] : [{ id, change }];
  });
  const used = new Set(marked.map(({ change }) => change));
  return [
    ...[...used].map((change) => `classDef ${change} ${changeClasses[change]}`),
    ...marked.map(({ id, change }) => `class ${nameOf(id)} ${change}`),
  ];
};
