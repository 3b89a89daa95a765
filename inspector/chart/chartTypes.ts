/** A state as the chart shows it. */
export type ChartNode = {
  id: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** How much a history state brings back; null for every other kind. */
  history: 'shallow' | 'deep' | null;
  parent: string | null;
  children: readonly string[];
  /** Where its parent begins. */
  isInitial: boolean;
  /** At work together with its siblings. */
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
  /** The source itself where nothing is left. */
  target: string;
  event: string;
  /** Its place among the transitions of its source for the same event: the first that may is taken. */
  index: number;
  kind: TransitionKind;
  /** The state stays as it is, and its effects run on. */
  isInternal: boolean;
  /** What makes it happen, in words. */
  cause: string;
  /** Under which condition, in words; null where there is none. */
  condition: string | null;
  actions: readonly string[];
};

/** What is drawn of a machine; the first node is the machine itself. */
export type Chart = { nodes: readonly ChartNode[]; edges: readonly ChartEdge[] };

/** What stands on the line of a transition. */
export const edgeLabel = ({ cause, condition }: ChartEdge): string =>
  condition === null ? cause : `${cause}, ${condition}`;

/** The nodes of a chart by their ids. */
export const nodesById = ({ nodes }: Chart): ReadonlyMap<string, ChartNode> =>
  new Map(nodes.map((node) => [node.id, node]));

/** From the machine down to the node itself. */
export function ancestry(nodes: ReadonlyMap<string, ChartNode>, id: string): readonly string[] {
  const node = nodes.get(id);
  if (node === undefined) return [];
  return node.parent === null ? [id] : [...ancestry(nodes, node.parent), id];
}
