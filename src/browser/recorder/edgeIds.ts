import type { AnyTransitionDefinition } from 'xstate';

/** A transition as its machine was written: where it is among those of its source for its event. */
const indexOf = (transition: AnyTransitionDefinition): number => {
  const { source, eventType } = transition;
  const list = eventType === '' ? source.always : source.transitions.get(eventType);
  return list?.indexOf(transition) ?? -1;
};

/** The edges of a chart that a transition is drawn as; none for what is not drawn. */
export function edgeIdsOf(transition: AnyTransitionDefinition): readonly string[] {
  const index = indexOf(transition);
  if (index < 0) return [];
  const { source, eventType, target } = transition;
  return (target ?? [source]).map((one) => [source.id, eventType, index, one.id].join('|'));
}

type Microstep = { type: '@xstate.microstep'; _transitions: unknown };

const isTransition = (value: unknown): value is AnyTransitionDefinition =>
  typeof value === 'object' && value !== null && 'source' in value && 'eventType' in value;

/** The edges that a microstep took; xstate says so in a place of its own that may go one day. */
export const edgesTaken = ({ _transitions }: Microstep): readonly string[] =>
  Array.isArray(_transitions) ? _transitions.filter(isTransition).flatMap(edgeIdsOf) : [];
