import { nodesById } from '../chart/chartTypes';
import type { Chart, ChartNode } from '../chart/chartTypes';

/** Two states that share this much may be one that was renamed. */
const likeness = 0.5;

const featuresOf = ({ edges }: Chart, node: ChartNode): ReadonlySet<string> => {
  const within = (id: string) => id === node.id || id.startsWith(`${node.id}.`);
  const relative = (id: string) => (within(id) ? `.${id.slice(node.id.length)}` : id);
  return new Set([
    ...(node.description === null ? [] : [`says ${node.description}`]),
    ...node.invokes.map(({ src }) => `runs ${src}`),
    ...node.children.map((id) => `has ${relative(id)}`),
    ...edges
      .filter(({ source }) => within(source))
      .map(({ event, source, target }) => `on ${relative(source)} ${event} ${relative(target)}`),
    ...edges
      .filter(({ source, target }) => target === node.id && !within(source))
      .map(({ event, source }) => `from ${source} ${event}`),
  ]);
};

const similarity = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((feature) => other.has(feature)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
};

/** For removed or added states: which name each may have had or have now, in words. */
export function renameHints(before: Chart, after: Chart): ReadonlyMap<string, readonly string[]> {
  const then = nodesById(before);
  const now = nodesById(after);
  const gone = before.nodes.filter(({ id, parent }) => !now.has(id) && now.has(parent ?? ''));
  const hints = new Map<string, readonly string[]>();
  for (const node of after.nodes) {
    if (then.has(node.id) || !then.has(node.parent ?? '')) continue;
    const features = featuresOf(after, node);
    const [best] = gone
      .filter(({ id, parent }) => parent === node.parent && !hints.has(id))
      .map((old) => ({ old, like: similarity(features, featuresOf(before, old)) }))
      .toSorted((a, b) => b.like - a.like);
    if (best === undefined || best.like < likeness) continue;
    hints.set(node.id, [`perhaps “${best.old.key}” under another name`]);
    hints.set(best.old.id, [`perhaps “${node.key}” now`]);
  }
  return hints;
}
