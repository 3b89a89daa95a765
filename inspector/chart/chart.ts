import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Chart, ChartEdge, ChartInvoke, ChartNode } from './chartTypes';
import { actionName, causeWords, guardWords, kindOf } from './words';
import type { DelayLengths } from './words';

type Transition = NonNullable<AnyStateNode['always']>[number];

const kindOfNode = (node: AnyStateNode): ChartNode['kind'] => node.type;

const namesOf = (actions: readonly unknown[]): readonly string[] =>
  actions.flatMap((action) => actionName(action) ?? []);

const invokesOf = (node: AnyStateNode): readonly ChartInvoke[] =>
  node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id }));

const lengthsOf = (machine: AnyStateMachine): DelayLengths =>
  new Map(
    Object.entries(machine.implementations.delays ?? {}).map(([name, delay]) => [
      name,
      typeof delay === 'number' ? delay : null,
    ]),
  );

const isRegion = (node: AnyStateNode) => node.parent?.type === 'parallel';

const isInitial = (node: AnyStateNode) =>
  node.parent !== undefined &&
  !isRegion(node) &&
  node.parent.initial?.target?.includes(node) === true;

/** The chart of a machine, with states and transitions in their order in the source. */
export function chartOf(machine: AnyStateMachine): Chart {
  const lengths = lengthsOf(machine);
  const nodes: ChartNode[] = [];
  const edges: ChartEdge[] = [];

  const addTransition = (source: AnyStateNode, event: string, index: number, one: Transition) => {
    for (const target of one.target ?? [source])
      edges.push({
        id: [source.id, event, index, target.id].join('|'),
        source: source.id,
        target: target.id,
        event,
        index,
        kind: kindOf(event),
        isInternal: one.target === undefined,
        cause: causeWords(event, lengths),
        condition: guardWords(one.guard),
        actions: namesOf(one.actions),
      });
  };

  const walk = (node: AnyStateNode) => {
    const children = Object.values(node.states);
    nodes.push({
      id: node.id,
      key: node.key,
      kind: kindOfNode(node),
      history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
      parent: node.parent?.id ?? null,
      children: children.map(({ id }) => id),
      isInitial: isInitial(node),
      isRegion: isRegion(node),
      description: node.description ?? null,
      tags: node.tags,
      invokes: invokesOf(node),
      entry: namesOf(node.entry),
      exit: namesOf(node.exit),
    });
    children.forEach(walk);
    node.always?.forEach((one, index) => addTransition(node, '', index, one));
    for (const [event, list] of node.transitions)
      list.forEach((one, index) => addTransition(node, event, index, one));
  };

  walk(machine.root);
  return { nodes, edges };
}

/** The named delays of a machine in milliseconds; null if the machine computes one. */
export const delaysOf = (machine: AnyStateMachine) => [...lengthsOf(machine)];
