/** A state as the chart shows it. */
export type ChartNode = {
  id: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** What a history state restores; null for every other kind. */
  history: 'shallow' | 'deep' | null;
  parent: string | null;
  children: readonly string[];
  /** The initial state of its parent. */
  isInitial: boolean;
  /** Active in parallel with its siblings. */
  isRegion: boolean;
  /** One sentence for a designer. */
  description: string | null;
  tags: readonly string[];
  invokes: readonly ChartInvoke[];
  entry: readonly string[];
  exit: readonly string[];
};

/** An effect that runs while its state is active; `src` is its name in the machine. */
export type ChartInvoke = { id: string; src: string };

export type TransitionKind = 'event' | 'after' | 'always' | 'done' | 'error';

export type ChartEdge = {
  /** The same in every build in which the transition is the same one: `source|event|index|target`. */
  id: string;
  source: string;
  /** The source itself if the transition leaves no state. */
  target: string;
  event: string;
  /** Its index among its source's transitions for one event: the first allowed one is taken. */
  index: number;
  kind: TransitionKind;
  /** The state is not re-entered, and its effects keep running. */
  isInternal: boolean;
  /** What triggers it, by the names in the code: builds are compared by them, not by titles. */
  cause: string;
  /** Its guard by its name in the code; null if there is none. */
  condition: string | null;
  actions: readonly string[];
};

/** What is drawn of a machine; the first node is the machine itself. */
export type Chart = { nodes: readonly ChartNode[]; edges: readonly ChartEdge[] };

/** The nodes of a chart by their ids. */
export const nodesById = ({ nodes }: Chart): ReadonlyMap<string, ChartNode> =>
  new Map(nodes.map((node) => [node.id, node]));

/** The path from the machine down to the node itself. */
export function ancestry(nodes: ReadonlyMap<string, ChartNode>, id: string): readonly string[] {
  const node = nodes.get(id);
  if (node === undefined) return [];
  return node.parent === null ? [id] : [...ancestry(nodes, node.parent), id];
}
