import { Actor } from 'xstate';
import type { AnyActor } from 'xstate';
import { actorsIn } from './actorsIn';

/** What React keeps of a component that is drawn, in a place of its own that may go one day. */
type Fiber = {
  memoizedProps?: unknown;
  memoizedState?: unknown;
  child?: Fiber | null;
  sibling?: Fiber | null;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Actors among values that are given by name; what is drawn is no such value. */
const among = (values: unknown): readonly AnyActor[] =>
  isObject(values)
    ? Object.values(values).flatMap((value) => {
        const isElement = isObject(value) && '$$typeof' in value;
        const inside = isObject(value) && !isElement && !(value instanceof Node);
        return inside ? [value, ...Object.values(value)].filter((one) => one instanceof Actor) : [];
      })
    : [];

/** The states of a component's hooks, each of which names the next one. */
function* hooksOf({ memoizedState }: Fiber): Generator {
  let hook: unknown = memoizedState;
  while (isObject(hook) && 'next' in hook) {
    yield hook['memoizedState'];
    hook = hook['next'];
  }
}

/** The root as it was drawn last: React has two of each fiber, and draws one while the other shows. */
function latest(fiber: unknown): Fiber | null {
  const root = isObject(fiber) ? fiber['stateNode'] : null;
  const current = isObject(root) ? root['current'] : null;
  return isObject(current) ? current : null;
}

/** The actors that views below an element were given or made while they were drawn. */
export function actorsDrawn(root: Element): readonly AnyActor[] {
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  const found: AnyActor[] = [];
  const left = [key === undefined ? null : latest(Reflect.get(root, key))].filter(
    (one) => one !== null,
  );
  for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
    found.push(...among(fiber.memoizedProps), ...among([...hooksOf(fiber)]));
    for (const next of [fiber.child, fiber.sibling]) if (next) left.push(next);
  }
  return actorsIn(found);
}
