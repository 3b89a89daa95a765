import { edgeLabel, nodesById } from '../chart/chartTypes';
import type { Chart, ChartNode } from '../chart/chartTypes';

const nameOf = (id: string): string => id.replaceAll(/[^A-Za-z\d]+/g, '_');

/** Characters that mean something to Mermaid are written as its entities. */
const textOf = (text: string): string =>
  text.replaceAll(/[#;:"<>{}]/g, (character) => `#${character.codePointAt(0) ?? 32};`);

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** A chart as a Mermaid `stateDiagram-v2`, with what each state means as its text. */
export function mermaidOf(chart: Chart): string {
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
    .map(
      (edge) => `${nameOf(edge.source)} --> ${nameOf(edge.target)} : ${textOf(edgeLabel(edge))}`,
    );
  const root = chart.nodes[0];
  return ['stateDiagram-v2', ...indented([...(root ? innerLines(root) : []), ...ways]), ''].join(
    '\n',
  );
}
