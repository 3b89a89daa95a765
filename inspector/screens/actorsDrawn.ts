import { Actor } from 'xstate';
import type { AnyActor } from 'xstate';
import { actorsIn } from './actorsIn';

/** What React knows of a rendered component, in an internal field that may go away. */
type Fiber = {
  memoizedProps?: unknown;
  memoizedState?: unknown;
  child?: Fiber | null;
  sibling?: Fiber | null;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The actors among named values; React elements are not searched. */
const among = (values: unknown): readonly AnyActor[] =>
  isObject(values)
    ? Object.values(values).flatMap((value) => {
        const isElement = isObject(value) && '$$typeof' in value;
        const inside = isObject(value) && !isElement && !(value instanceof Node);
        return inside ? [value, ...Object.values(value)].filter((one) => one instanceof Actor) : [];
      })
    : [];

/** A component's hook states, each of which links to the next. */
function* hooksOf({ memoizedState }: Fiber): Generator {
  let hook: unknown = memoizedState;
  while (isObject(hook) && 'next' in hook) {
    yield hook['memoizedState'];
    hook = hook['next'];
  }
}

/** The latest root: React has two of each fiber, and renders one while the other is on screen. */
function latest(fiber: unknown): Fiber | null {
  const root = isObject(fiber) ? fiber['stateNode'] : null;
  const current = isObject(root) ? root['current'] : null;
  return isObject(current) ? current : null;
}

/** The actors that views below an element were given or made while rendering. */
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
