import type { Selection } from '../flow/flowMachine';

/** Where in the inspector one is. */
export type Place =
  | { page: 'gallery' }
  /** What designers said of every state. */
  | { page: 'review' }
  /** The pages that run now. */
  | { page: 'live' }
  /** A session that was recorded. */
  | { page: 'replay' }
  /** The screens of one machine, or of all. */
  | { page: 'screens'; id: string | null }
  /** What differs between two builds, of one machine or the first that differs. */
  | { page: 'diff'; id: string | null }
  /** A machine that is stepped through; `steps` as an address tells them, null for none. */
  | { page: 'simulate'; id: string; steps: string | null }
  /** The ways to every state of a machine, or to one. */
  | { page: 'paths'; id: string; state: string | null }
  | { page: 'flow'; id: string; selection: Selection | null }
  | { page: 'missing' };

/** The address of a machine, and of a state or a transition in it. */
export const flowAddress = (id: string, selection: Selection | null): string =>
  selection === null
    ? `/flow/${id}`
    : `/flow/${id}/${selection.kind}/${encodeURIComponent(selection.id)}`;

/** The address of a machine that is stepped through, with the steps that were done. */
export const simulateAddress = (id: string, steps: string | null): string =>
  steps === null ? `/simulate/${id}` : `/simulate/${id}/${steps}`;

/** The address of the ways through a machine, or of the one to a state of it. */
export const pathsAddress = (id: string, state: string | null): string =>
  state === null ? `/paths/${id}` : `/paths/${id}/${encodeURIComponent(state)}`;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // Somebody typed it: what it says is as good as what it was to say.
    return part;
  }
};

/** The place that an address names. */
export function placeAt(address: string): Place {
  const [, page, id, kind, ...rest] = address.split('/');
  if (page === undefined || page === '') return { page: 'gallery' };
  if (page === 'review' || page === 'live' || page === 'replay') return { page };
  if (page === 'screens' || page === 'diff')
    return { page, id: id === undefined || id === '' ? null : id };
  if (page === 'simulate' && id !== undefined && id !== '')
    return { page, id, steps: kind === undefined || kind === '' ? null : kind };
  if (page === 'paths' && id !== undefined && id !== '')
    return { page, id, state: kind === undefined || kind === '' ? null : decoded(kind) };
  if (page !== 'flow' || id === undefined || id === '') return { page: 'missing' };
  const selected = decoded(rest.join('/'));
  const isSelection = (kind === 'state' || kind === 'way') && selected !== '';
  return { page, id, selection: isSelection ? { kind, id: selected } : null };
}
