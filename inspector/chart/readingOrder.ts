import type { VisibleChart, VisibleNode } from './visible';

/** The two siblings that a line connects, directly below the state that holds both of its ends. */
const siblingsOf = (byId: ReadonlyMap<string, VisibleNode>) => {
  const pathOf = (id: string): readonly string[] => {
    const node = byId.get(id);
    return node?.parent == null ? [id] : [...pathOf(node.parent), id];
  };
  const paths = new Map([...byId.keys()].map((id) => [id, pathOf(id)]));
  return (source: string, target: string): readonly [string, string] | null => {
    const from = paths.get(source) ?? [];
    const to = paths.get(target) ?? [];
    const at = from.findIndex((id, index) => id !== to[index]);
    const [a, b] = at === -1 ? [] : [from[at], to[at]];
    return a !== undefined && b !== undefined ? [a, b] : null;
  };
};

/** Breadth first from each initial state, as one would explain the flow. */
export function readingOrder({ nodes, lines }: VisibleChart): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const siblings = siblingsOf(byId);
  const next = new Map<string, string[]>();
  for (const { source, target } of lines) {
    const pair = siblings(source, target);
    if (pair === null) continue;
    const [from, to] = pair;
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const ranks = new Map<string, number>();
  const follow = (seed: string) => {
    const queue = [seed];
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      if (ranks.has(id)) continue;
      ranks.set(id, ranks.size);
      queue.push(...(next.get(id) ?? []));
    }
  };
  for (const { children } of nodes) {
    children.filter((id) => byId.get(id)?.isInitial).forEach(follow);
    children.forEach(follow);
  }
  return ranks;
}

/** The lines that lead back against the reading order. */
export function backwards(chart: VisibleChart): ReadonlySet<string> {
  const ranks = readingOrder(chart);
  const rankOf = (id: string) => ranks.get(id) ?? 0;
  const siblings = siblingsOf(new Map(chart.nodes.map((node) => [node.id, node])));
  return new Set(
    chart.lines
      .filter(({ source, target }) => {
        const pair = siblings(source, target);
        return pair !== null && rankOf(pair[0]) > rankOf(pair[1]);
      })
      .map(({ id }) => id),
  );
}
