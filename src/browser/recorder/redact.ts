import type { AnyEventObject, AnyStateMachine, AnyStateNode } from 'xstate';
import { allowed } from './allowed';
import type { Allowed } from './allowed';
import type { Plain, Shown, ShownContext } from './protocol';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The kind of a value, in a word that reveals nothing of it. */
export function kindWord(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'yes or no';
  if (!isObject(value)) return typeof value;
  if (Array.isArray(value)) return 'list';
  if (value instanceof Set) return 'set';
  if (value instanceof Map) return 'map';
  if (value instanceof Error) return 'error';
  return 'sessionId' in value || 'xstate$$type' in value ? 'actor' : 'object';
}

/** Longer than any word that the product has named. */
const charactersAtMost = 40;

/** The value itself if it may be named; undefined for everything else. */
function plainOf(value: unknown): Plain | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return value.length <= charactersAtMost ? value : undefined;
  const list: unknown = value instanceof Set ? [...value] : value;
  if (!Array.isArray(list)) return undefined;
  const plain: Plain[] = [];
  for (const one of list) {
    const each = plainOf(one);
    if (each === undefined) return undefined;
    plain.push(each);
  }
  return plain;
}

export function shownOf(value: unknown, isAllowed: boolean): Shown {
  const plain = isAllowed ? plainOf(value) : undefined;
  return plain === undefined ? { kind: kindWord(value) } : { value: plain };
}

/** What may be recorded about the machine, computed once for each. */
export type Telling = {
  id: string;
  context: ReadonlySet<string>;
  events: Readonly<Record<string, readonly string[]>>;
  /** The events that its chart names. */
  known: ReadonlySet<string>;
  /** The actor ids that its chart names. */
  actors: ReadonlySet<string>;
};

const tellings = new WeakMap<object, Telling>();

const invokedIn = (node: AnyStateNode): readonly string[] => [
  ...node.invoke.map(({ id }) => id),
  ...Object.values(node.states).flatMap(invokedIn),
];

/** @param machine whose list is looked up by its id; one without a list shows only kinds */
export function tellingOf(machine: AnyStateMachine): Telling {
  const known = tellings.get(machine.root);
  if (known !== undefined) return known;
  const { context = [], events = {} }: Allowed = allowed[machine.id] ?? {};
  const telling: Telling = {
    id: machine.id,
    context: new Set(context),
    events,
    known: new Set(machine.root.events),
    actors: new Set(invokedIn(machine.root)),
  };
  tellings.set(machine.root, telling);
  return telling;
}

const ofActor = /^(xstate\.(?:done|error|snapshot)(?:\.actor)?)\./;
const named = /^[a-z][A-Za-z]*(?:\.[A-Za-z]+)+$/;

/** An event's type without the ids in it: an actor's id may be something a person chose. */
export function shownType(type: string, telling: Telling | null): string {
  if (telling?.known.has(type) === true) return type;
  const own = ofActor.exec(type)?.[1];
  if (own !== undefined) return own;
  return named.test(type) ? type : 'another event';
}

const nothing: readonly string[] = [];

/** What may be recorded of an event's payload; undefined if nothing may. */
export function shownPayload(
  event: AnyEventObject,
  telling: Telling | null,
): ShownContext | undefined {
  // Outputs of effects are in xstate's own events.
  if (telling === null || event.type.startsWith('xstate.')) return undefined;
  const keys = Object.keys(event).filter((key) => key !== 'type');
  if (keys.length === 0) return undefined;
  const listed = telling.events[event.type] ?? nothing;
  return Object.fromEntries(keys.map((key) => [key, shownOf(event[key], listed.includes(key))]));
}
