import { fromPromise } from 'xstate';

/** Where an email's secret is in the address of the page it leads to. */
const places = { '/verify': 'code', '/password': 'token', '/email/unsubscribe': 'token' } as const;

type ProofPath = keyof typeof places;

type Page = {
  location: Pick<Location, 'pathname' | 'search'>;
  history: Pick<History, 'state' | 'replaceState'>;
};

const isProofPath = (path: string): path is ProofPath => path in places;

/**
 * Takes the secret of an email's link out of the address before anything else can read it, and
 * hands it out once, to its own page alone.
 */
export function takeProof({ location, history }: Page) {
  const path = location.pathname.replace(/\/$/, '');
  const name = isProofPath(path) ? places[path] : undefined;
  const query = new URLSearchParams(location.search);
  const kept = name === undefined ? null : query.get(name);
  let proof = name === undefined || kept === null || kept === '' ? null : { path, value: kept };
  if (name !== undefined && query.has(name)) {
    query.delete(name);
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    history.replaceState(history.state, '', `${location.pathname}${search}`);
  }
  return (wanted: ProofPath) =>
    fromPromise<string | null>(async () => {
      if (proof?.path !== wanted) return null;
      const { value } = proof;
      proof = null;
      return value;
    });
}
