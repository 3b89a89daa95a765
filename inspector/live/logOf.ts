import { eventWords, machineTitle, withTitle } from '../chart/titles';
import { causeWords } from '../chart/words';
import type { ActorNow, Cast, Tape } from './tape';

/** An event from one actor to another, once or several times in a row. */
export type Entry = {
  /** The last step in which it was sent. */
  step: number;
  times: number;
  from: string | null;
  to: string;
  type: string;
  /** Milliseconds since the recording began. */
  at: number;
};

/** Events that xstate sends an actor, or an effect sends itself. */
const ownWords: ReadonlyMap<string, string> = new Map([
  ['xstate.init', 'begins'],
  ['xstate.stop', 'is stopped'],
  ['xstate.promise.resolve', 'is answered'],
  ['xstate.promise.reject', 'fails'],
  ['xstate.done.actor', 'it is done'],
  ['xstate.error.actor', 'it failed'],
]);

/**
 * What an event is called; one that xstate sends says what caused it.
 * @param machine of the actor that gets it; null for an effect
 */
export const typeWords = (type: string, machine: string | null): string =>
  ownWords.get(type) ??
  (type.startsWith('xstate.')
    ? withTitle(machine ?? '', type, causeWords(type, new Map()))
    : eventWords(type));

/**
 * The entries of some steps, oldest first. An event sent again and again, such as by a timer, is
 * one entry.
 * @param until the last step of them
 * @param only events to or from this actor; null for those of all
 */
export function logOf(
  tape: Tape,
  from: number,
  until: number,
  only: string | null = null,
): readonly Entry[] {
  const entries: Entry[] = [];
  for (let step = Math.max(1, from); step <= Math.min(until, tape.last); step += 1) {
    const event = tape.event(step);
    if (event === null) continue;
    if (only !== null && event.actor !== only && event.from !== only) continue;
    const last = entries.at(-1);
    const isAgain =
      last !== undefined &&
      last.to === event.actor &&
      last.from === event.from &&
      last.type === event.type;
    const entry = { from: event.from, to: event.actor, type: event.type, at: event.at, step };
    if (isAgain) entries[entries.length - 1] = { ...entry, times: last.times + 1 };
    else entries.push({ ...entry, times: 1 });
  }
  return entries;
}

/** What actors are called; machines by their titles, and those of one name numbered. */
export function namesOf(cast: Cast): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    [...cast.values()].map(({ id, name: own, machine }) => {
      const name = machine === null ? own : machineTitle(machine);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [id, count === 1 ? name : `${name} ${count}`];
    }),
  );
}

/** How many steps back to look for a machine that did something. */
const stepsAtMost = 300;

/** The machine in focus: the chosen one, or the last one that did something. */
export function focusOf(tape: Tape, cast: Cast, position: number, chosen: string | null) {
  const wanted = chosen === null ? undefined : cast.get(chosen);
  if (wanted !== undefined) return wanted;
  for (let step = position; step > Math.max(0, position - stepsAtMost); step -= 1) {
    const actor = cast.get(tape.event(step)?.actor ?? '');
    if (actor !== undefined && actor.machine !== null) return actor;
  }
  return [...cast.values()].find(({ machine }) => machine !== null) ?? null;
}

export type Branch = ActorNow & { depth: number };

/** The machines, each below the one that started it; effects if wanted. */
export function treeOf(cast: Cast, withEffects: boolean): readonly Branch[] {
  const below = new Map<string | null, ActorNow[]>();
  for (const actor of cast.values()) {
    if (actor.machine === null && !withEffects) continue;
    const parent = actor.parent !== null && cast.has(actor.parent) ? actor.parent : null;
    below.set(parent, [...(below.get(parent) ?? []), actor]);
  }
  const walk = (parent: string | null, depth: number): readonly Branch[] =>
    (below.get(parent) ?? []).flatMap((actor) => [
      { ...actor, depth },
      ...walk(actor.id, depth + 1),
    ]);
  return walk(null, 0);
}

/** A time in clock format: `83500` is "1:23.5". */
export function clockWords(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`;
}
