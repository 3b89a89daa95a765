import { Actor } from 'xstate';
import type { AnyActor } from 'xstate';

const above = (actor: AnyActor): AnyActor =>
  actor._parent instanceof Actor ? above(actor._parent) : actor;

/** The root actors of all actors in a value, however deep. */
export function actorsIn(value: unknown, seen = new Set<unknown>()): readonly AnyActor[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof Actor) return [above(value)];
  const found = Object.values(value).flatMap((one) => actorsIn(one, seen));
  return [...new Set(found)];
}
