import type { Selection } from '../flow/flowMachine';

/** A page of the inspector. */
export type Place =
  | { page: 'gallery' }
  /** What designers said about every state. */
  | { page: 'review' }
  /** The pages that are running now. */
  | { page: 'live' }
  /** A recorded session. */
  | { page: 'replay' }
  /** The screens of one machine, or of all. */
  | { page: 'screens'; id: string | null }
  /** The differences between two builds: of one machine, or of the first that differs. */
  | { page: 'diff'; id: string | null }
  /** A machine to step through; `steps` is the encoded script, null for none. */
  | { page: 'simulate'; id: string; steps: string | null }
  /** The paths to every state of a machine, or to one. */
  | { page: 'paths'; id: string; state: string | null }
  /** A scenario of a machine, played or as a storyboard; `slug` is the name of its file. */
  | { page: 'scenario' | 'storyboard'; id: string; slug: string }
  | { page: 'flow'; id: string; selection: Selection | null }
  | { page: 'missing' };

/** The address of a machine, or of a state or transition in it. */
export const flowAddress = (id: string, selection: Selection | null): string =>
  selection === null
    ? `/flow/${id}`
    : `/flow/${id}/${selection.kind}/${encodeURIComponent(selection.id)}`;

/** The address of a machine to step through, with the steps done so far. */
export const simulateAddress = (id: string, steps: string | null): string =>
  steps === null ? `/simulate/${id}` : `/simulate/${id}/${steps}`;

/** The address of the paths through a machine, or of the one to a given state. */
export const pathsAddress = (id: string, state: string | null): string =>
  state === null ? `/paths/${id}` : `/paths/${id}/${encodeURIComponent(state)}`;

/** The address of a scenario that plays by itself. */
export const scenarioAddress = (id: string, slug: string): string => `/scenario/${id}/${slug}`;

/** The address of a scenario with one picture for each step. */
export const storyboardAddress = (id: string, slug: string): string => `/storyboard/${id}/${slug}`;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // Typed by hand: what it says is close enough.
    return part;
  }
};

/** The page at an address. */
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
  if ((page === 'scenario' || page === 'storyboard') && id !== undefined && kind !== undefined)
    return { page, id, slug: kind };
  if (page !== 'flow' || id === undefined || id === '') return { page: 'missing' };
  const selected = decoded(rest.join('/'));
  const isSelection = (kind === 'state' || kind === 'way') && selected !== '';
  return { page, id, selection: isSelection ? { kind, id: selected } : null };
}
