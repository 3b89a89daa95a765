import { isProblem } from './problems';
import type { Problem } from './problems';
import type { Sample } from './sampleTypes';

/** The ids on the path from the machine down to an actor; empty for the machine itself. */
export type ActorPath = readonly string[];

/** An event as JSON. */
export type EventSample = { readonly type: string; readonly [key: string]: Sample };

/** One thing that is done to a machine. */
export type Step =
  | { do: 'send'; to: ActorPath; event: EventSample }
  /** An effect answers. */
  | { do: 'answer'; actor: ActorPath; output: Sample }
  | { do: 'fail'; actor: ActorPath; problem: Problem }
  /** An effect sends an event to its machine. */
  | { do: 'tell'; actor: ActorPath; event: EventSample }
  | { do: 'wait'; ms: number };

/** What was done from the beginning: the input, and the steps after it. */
export type Script = { input: Sample; steps: readonly Step[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSample = (value: unknown): value is Sample =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value)
    ? value.every(isSample)
    : isRecord(value) && Object.values(value).every(isSample));

export const isEventSample = (value: unknown): value is EventSample =>
  isRecord(value) && typeof value['type'] === 'string' && value['type'] !== '' && isSample(value);

const isPath = (value: unknown): value is ActorPath =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isStep = (value: unknown): value is Step => {
  if (!isRecord(value)) return false;
  switch (value['do']) {
    case 'send':
      return isPath(value['to']) && isEventSample(value['event']);
    case 'answer':
      return isPath(value['actor']) && isSample(value['output']);
    case 'fail':
      return isPath(value['actor']) && isProblem(value['problem']);
    case 'tell':
      return isPath(value['actor']) && isEventSample(value['event']);
    case 'wait':
      return typeof value['ms'] === 'number' && value['ms'] >= 0;
    default:
      return false;
  }
};

export const isScript = (value: unknown): value is Script =>
  isRecord(value) &&
  isSample(value['input']) &&
  Array.isArray(value['steps']) &&
  value['steps'].every(isStep);

/** A script, encoded for an address. */
export function encodeScript({ input, steps }: Script): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ input, steps }));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The script in an address; null if there is none. */
export function decodeScript(text: string): Script | null {
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(raw, (character) => character.codePointAt(0) ?? 0);
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isScript(value) ? value : null;
  } catch {
    return null;
  }
}
