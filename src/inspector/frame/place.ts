import type { Selection } from '../flow/flowMachine';

/** Where in the inspector one is. */
export type Place =
  | { page: 'gallery' }
  /** The screens of one machine, or of all. */
  | { page: 'screens'; id: string | null }
  | { page: 'flow'; id: string; selection: Selection | null }
  | { page: 'missing' };

/** The address of a machine, and of a state or a transition in it. */
export const flowAddress = (id: string, selection: Selection | null): string =>
  selection === null
    ? `/flow/${id}`
    : `/flow/${id}/${selection.kind}/${encodeURIComponent(selection.id)}`;

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
  if (page === 'screens') return { page, id: id === undefined || id === '' ? null : id };
  if (page !== 'flow' || id === undefined || id === '') return { page: 'missing' };
  const selected = decoded(rest.join('/'));
  const isSelection = (kind === 'state' || kind === 'way') && selected !== '';
  return { page, id, selection: isSelection ? { kind, id: selected } : null };
}
