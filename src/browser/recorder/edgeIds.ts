import type { AnyTransitionDefinition } from 'xstate';

/** A transition's index among those of its source for the same event. */
const indexOf = (transition: AnyTransitionDefinition): number => {
  const { source, eventType } = transition;
  const list = eventType === '' ? source.always : source.transitions.get(eventType);
  return list?.indexOf(transition) ?? -1;
};

/** The edges of a chart that draw a transition; none if it is not drawn. */
export function edgeIdsOf(transition: AnyTransitionDefinition): readonly string[] {
  const index = indexOf(transition);
  if (index < 0) return [];
  const { source, eventType, target } = transition;
  return (target ?? [source]).map((one) => [source.id, eventType, index, one.id].join('|'));
}

type Microstep = { type: '@xstate.microstep'; _transitions: unknown };

const isTransition = (value: unknown): value is AnyTransitionDefinition =>
  typeof value === 'object' && value !== null && 'source' in value && 'eventType' in value;

/** The edges that a microstep took; xstate has them in an internal field that may go away. */
export const edgesTaken = ({ _transitions }: Microstep): readonly string[] =>
  Array.isArray(_transitions) ? _transitions.filter(isTransition).flatMap(edgeIdsOf) : [];
