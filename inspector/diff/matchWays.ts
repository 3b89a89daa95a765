import type { ChartEdge } from '../chart/chartTypes';

/** The same transition in two builds. */
export type WayPair = { before: ChartEdge; after: ChartEdge };

export type MatchedWays = {
  pairs: readonly WayPair[];
  removed: readonly ChartEdge[];
  added: readonly ChartEdge[];
};

const placeOf = ({ source, event, target, isInternal }: ChartEdge) =>
  [source, event, isInternal ? '' : target].join('|');

/** From surest to least sure: one with another guard has changed, and is not a new one. */
const likenesses: readonly ((edge: ChartEdge) => string)[] = [
  (edge) => [placeOf(edge), edge.condition, edge.actions.join()].join('|'),
  (edge) => [placeOf(edge), edge.condition].join('|'),
  placeOf,
  ({ source, event, target }) => [source, event, target].join('|'),
];

/**
 * Which transitions of two builds are the same. Indexes do not tell: inserting one before the
 * others shifts all of them.
 */
export function matchWays(before: readonly ChartEdge[], after: readonly ChartEdge[]): MatchedWays {
  const pairs: WayPair[] = [];
  let removed = before;
  let added = after;
  for (const likeness of likenesses) {
    const waiting = new Map<string, ChartEdge[]>();
    for (const edge of removed)
      waiting.set(likeness(edge), [...(waiting.get(likeness(edge)) ?? []), edge]);
    added = added.filter((edge) => {
      const partner = waiting.get(likeness(edge))?.shift();
      if (partner !== undefined) pairs.push({ before: partner, after: edge });
      return partner === undefined;
    });
    removed = [...waiting.values()].flat();
  }
  return { pairs, removed, added };
}

/** Pairs whose order among those for the same event has changed. */
export function reordered(pairs: readonly WayPair[]): ReadonlySet<WayPair> {
  const rivals = new Map<string, WayPair[]>();
  for (const pair of pairs) {
    const key = `${pair.after.source}|${pair.after.event}`;
    rivals.set(key, [...(rivals.get(key) ?? []), pair]);
  }
  return new Set(
    [...rivals.values()].flatMap((list) => {
      const now = list.toSorted((a, b) => a.after.index - b.after.index);
      const then = list.toSorted((a, b) => a.before.index - b.before.index);
      return now.filter((pair, index) => then[index] !== pair);
    }),
  );
}
