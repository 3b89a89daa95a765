import { backwards } from './readingOrder';
import type { Cause, Line, VisibleChart } from './visible';

/** A state's name without the machine's, such as `waiting.open`. */
const nameIn = ({ nodes }: VisibleChart) => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = (id: string): string => {
    const node = byId.get(id);
    if (node === undefined) return id;
    const above = node.parent === null ? undefined : byId.get(node.parent);
    return above === undefined || above.parent === null
      ? node.key
      : `${nameOf(above.id)}.${node.key}`;
  };
  return nameOf;
};

/**
 * The same chart with fewer lines: transitions that lead back, or that are possible everywhere,
 * become text in the box they leave. The remaining lines lead forward and need less space.
 */
export function withToldWays(chart: VisibleChart): VisibleChart {
  const back = backwards(chart);
  const machine = chart.nodes.find(({ parent }) => parent === null)?.id;
  const isTold = ({ id, source, target }: Line) =>
    source !== target && (back.has(id) || source === machine);
  const nameOf = nameIn(chart);
  const ways = new Map<string, Cause[]>();
  for (const { source, target, causes } of chart.lines.filter(isTold))
    ways.set(source, [
      ...(ways.get(source) ?? []),
      ...causes.map((cause) => ({ ...cause, label: `${cause.label} → ${nameOf(target)}` })),
    ]);
  return {
    nodes: chart.nodes.map((node) => ({ ...node, ways: ways.get(node.id) ?? [] })),
    lines: chart.lines.filter((line) => !isTold(line)),
  };
}
