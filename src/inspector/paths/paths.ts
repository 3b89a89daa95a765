import { edgeLabel } from '../chart/chartTypes';
import { pathName } from '../flow/ways';
import type { Flow } from '../gallery/flows';
import type { Script } from '../simulate/steps';
import { searchPaths } from './search';
import type { PathSearch } from './search';
import { walked } from './walk';

const searches = new Map<string, Promise<PathSearch>>();

/** The paths of a machine, looked for once. */
export const loadPaths = (flow: Flow): Promise<PathSearch> => {
  const search = searches.get(flow.id) ?? searchPaths(flow);
  searches.set(flow.id, search);
  return search;
};

const scripts = new Map<string, Script | null>();

/** The shortest way to a state that the machine at work goes; null where there is none. */
export function pathTo(flow: Flow, state: string, search: PathSearch): Script | null {
  const key = `${flow.id} ${state}`;
  const known = scripts.get(key);
  if (known !== undefined) return known;
  let script: Script | null = null;
  for (const path of search.paths.get(state) ?? []) script ??= walked(flow, state, path);
  scripts.set(key, script);
  return script;
}

/** Why no way to a state was found, in words. */
export function whyNone(flow: Flow, state: string, { paths, isWhole, tried }: PathSearch): string {
  const { chart } = flow;
  const node = chart.nodes.find(({ id }) => id === state);
  if (node?.kind === 'history') return 'It is a way back, and never a place to be in.';
  if (paths.has(state))
    return 'A way was found on paper, but what is inside the machine goes another one first.';
  const into = chart.edges.filter(({ target, isInternal }) => target === state && !isInternal);
  if (into.length === 0 && node?.isInitial !== true) return 'No transition leads to it.';
  const reached = into.filter(({ source }) => paths.has(source));
  if (reached.length === 0) {
    const from = [...new Set(into.map(({ source }) => pathName(chart, source)))];
    return from.length === 0
      ? 'What it lies in was not reached.'
      : `It is entered from ${from.join(' or ')} alone, which was not reached either.`;
  }
  const causes = reached.map((edge) => `“${edgeLabel(edge)}” in ${pathName(chart, edge.source)}`);
  return isWhole
    ? `No sample value makes ${causes.join(' or ')} happen.`
    : `${causes.join(' or ')} did not happen at any of ${tried} places that were tried.`;
}
