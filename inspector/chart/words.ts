import type { TransitionKind } from './chartTypes';

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;

const units = [
  [days, 'd'],
  [hours, 'h'],
  [minutes, 'min'],
  [seconds, 's'],
] as const;

/** A duration in words, from milliseconds: `90000` is "1.5 min". */
export function durationWords(ms: number): string {
  const [length, unit] = units.find(([length]) => ms >= length) ?? [1, 'ms'];
  return `${Number((ms / length).toFixed(1))} ${unit}`;
}

/** A name in camel case as words: `retryPause` is "retry pause". */
export const nameWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase();

/** The length of each named delay in milliseconds; null if the machine computes it. */
export type DelayLengths = ReadonlyMap<string, number | null>;

const delayWords = (name: string, lengths: DelayLengths): string => {
  if (/^\d+$/.test(name)) return durationWords(Number(name));
  const ms = lengths.get(name);
  return typeof ms === 'number' ? `${nameWords(name)} (${durationWords(ms)})` : nameWords(name);
};

const after = /^xstate\.after\.([^.]+)\./;
const doneActor = /^xstate\.done\.actor\.(.+)$/;
const errorActor = /^xstate\.error\.actor\.(.+)$/;
const snapshotOf = /^xstate\.snapshot\.(.+)$/;

/** What kind of trigger an event is; the empty one is a transition without any. */
export function kindOf(event: string): TransitionKind {
  if (event === '') return 'always';
  if (after.test(event)) return 'after';
  if (event.startsWith('xstate.done.')) return 'done';
  return errorActor.test(event) ? 'error' : 'event';
}

/** The delay or the call that an event is about; null if it is about neither. */
export function namedIn(event: string): { kind: 'delay' | 'call'; name: string } | null {
  const delay = after.exec(event)?.[1];
  if (delay !== undefined) return { kind: 'delay', name: delay };
  const call = [doneActor, errorActor, snapshotOf].flatMap((one) => one.exec(event)?.[1] ?? [])[0];
  return call === undefined ? null : { kind: 'call', name: call };
}

/** What triggers a transition, by the names in the code; the product's own events keep theirs. */
export function causeWords(event: string, lengths: DelayLengths): string {
  if (event === '') return 'at once';
  if (event === '*') return 'anything else';
  const delay = after.exec(event)?.[1];
  if (delay !== undefined) return `after ${delayWords(delay, lengths)}`;
  const done = doneActor.exec(event)?.[1];
  if (done !== undefined) return `${nameWords(done)}: done`;
  const failed = errorActor.exec(event)?.[1];
  if (failed !== undefined) return `${nameWords(failed)}: failed`;
  const changed = snapshotOf.exec(event)?.[1];
  if (changed !== undefined) return `${nameWords(changed)}: changed`;
  return event.startsWith('xstate.done.state.') ? 'all parts are done' : event;
}

const conditionOf = (name: string): string => {
  const [first = '', ...rest] = nameWords(name).split(' ');
  switch (first) {
    case 'is':
    case 'are':
      return rest.join(' ');
    case 'has':
    case 'can':
    case 'may':
      return `it ${first} ${rest.join(' ')}`;
    default:
      return [first, ...rest].join(' ');
  }
};

const stateWords = (value: unknown): string => {
  if (typeof value === 'string') return value.replace(/^#/, '');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, below]) => [key, stateWords(below)].filter((part) => part !== '').join('.'))
    .join(' and ');
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;

const parts = (guard: unknown, isNegated: boolean): string => {
  if (typeof guard === 'string') return `${isNegated ? 'not ' : ''}${conditionOf(guard)}`;
  if (!isRecord(guard)) return '';
  const inner: unknown = guard['guards'];
  if (Array.isArray(inner)) {
    const name = guard['name'];
    if (name === 'not') return parts(inner[0], !isNegated);
    const joined = inner.map((one) => parts(one, false)).join(name === 'or' ? ' or ' : ' and ');
    return isNegated ? `not (${joined})` : joined;
  }
  if ('stateValue' in guard) {
    return `${isNegated ? 'not ' : ''}in ${stateWords(guard['stateValue'])}`;
  }
  const type = guard['type'] ?? guard['name'];
  return typeof type === 'string' && type !== '' && type !== 'guard'
    ? [parts(type, isNegated), ...valuesOf(guard['params'])].join(' ')
    : `${isNegated ? 'not ' : ''}an unnamed condition`;
};

/** Stands in for a missing context or event: every property of it is unknown as well. */
const unknown: object = new Proxy(() => unknown, { get: () => unknown });

/** A guard's params; for computed ones, those parts that do not depend on the event. */
const givenTo = (params: unknown): unknown => {
  if (typeof params !== 'function') return params;
  try {
    return Reflect.apply(params, undefined, [{ context: unknown, event: unknown }]);
  } catch {
    // They depend on a real event, so nothing is known beforehand.
    return null;
  }
};

/** The values a guard checks for, if they are written down. */
const valuesOf = (params: unknown): readonly string[] => {
  const given = givenTo(params);
  return isRecord(given) && given !== unknown
    ? Object.values(given).flatMap((value) =>
        typeof value === 'string' || typeof value === 'number' ? String(value) : [],
      )
    : [];
};

/** A guard by its name in the code, such as "if it has more"; null if there is none. */
export function guardWords(guard: unknown): string | null {
  if (guard === undefined) return null;
  return `if ${parts(guard, false)}`;
}

/** The name of an action; null for those xstate adds for a delay. */
export function actionName(action: unknown): string | null {
  if (typeof action === 'string') return action;
  if (!isRecord(action)) return null;
  const type: unknown = action['type'] ?? action['name'];
  if (typeof type !== 'string' || type === '') return 'an unnamed action';
  return /^xstate\.(?:raise|cancel)$/.test(type) ? null : type.replace(/^xstate\./, '');
}
