import { edgeLabel } from '../chart/titles';
import { pathName } from '../flow/ways';
import type { Flow } from '../gallery/flows';
import { findWays } from './findWays';
import type { Ways } from './findWays';

/** One worker per search, so that the page stays responsive. */
const inWorker = ({ id }: Flow): Promise<Ways> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./waysWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Ways>) => {
      resolve(data);
      worker.terminate();
    });
    worker.addEventListener('error', ({ message }) => {
      reject(new Error(message));
      worker.terminate();
    });
    worker.postMessage(id);
  });

const searches = new Map<string, Promise<Ways>>();

const search = async (flow: Flow): Promise<Ways> =>
  typeof Worker === 'undefined' ? findWays(flow) : inWorker(flow).catch(() => findWays(flow));

/** The paths through a machine, searched for only once. */
export const loadWays = (flow: Flow): Promise<Ways> => {
  const known = searches.get(flow.id) ?? search(flow);
  searches.set(flow.id, known);
  return known;
};

/** Why no path to a state was found, in words. */
export function whyNone(flow: Flow, state: string, { reached, isWhole, tried }: Ways): string {
  const { chart } = flow;
  const node = chart.nodes.find(({ id }) => id === state);
  if (node?.kind === 'history')
    return 'It leads back to the previous state and is never one of its own.';
  if (reached.has(state))
    return 'A path exists on paper, but the machine itself takes another one first.';
  const into = chart.edges.filter(({ target, isInternal }) => target === state && !isInternal);
  if (into.length === 0 && node?.isInitial !== true) return 'No transition leads to it.';
  const near = into.filter(({ source }) => reached.has(source));
  if (near.length === 0) {
    const from = [...new Set(into.map(({ source }) => pathName(chart, source)))];
    return from.length === 0
      ? 'The state around it was not reached.'
      : `It is only entered from ${from.join(' or ')}, which was not reached either.`;
  }
  const causes = near.map((edge) => `“${edgeLabel(edge)}” in ${pathName(chart, edge.source)}`);
  return isWhole
    ? `No sample value makes ${causes.join(' or ')} happen.`
    : `${causes.join(' or ')} did not happen at any of ${tried} places that were tried.`;
}
