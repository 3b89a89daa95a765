import type { Flow } from '../gallery/flows';
import { scriptWords } from '../simulate/scriptWords';
import type { Script } from '../simulate/steps';
import { breath, searchPaths } from './search';
import type { PathSearch } from './search';
import { walked } from './walk';

/** The paths found in a machine; all of it can be posted between threads. */
export type Ways = {
  /** To each state that the running machine reaches, the shortest path. */
  scripts: ReadonlyMap<string, Script>;
  /** The steps of each of them in words. */
  words: ReadonlyMap<string, readonly string[]>;
  /** The states for which a path was found, even if running it leads elsewhere. */
  reached: ReadonlySet<string>;
  isWhole: boolean;
  tried: number;
};

const first = (flow: Flow, state: string, { paths }: PathSearch): Script | null => {
  for (const path of paths.get(state) ?? []) {
    const script = walked(flow, state, path);
    if (script !== null) return script;
  }
  return null;
};

/** Finds paths to all states of a machine; a large one takes some seconds. */
export async function findWays(flow: Flow): Promise<Ways> {
  const search = await searchPaths(flow);
  const scripts = new Map<string, Script>();
  const words = new Map<string, readonly string[]>();
  for (const { id, kind } of flow.chart.nodes) {
    if (kind === 'history') continue;
    const script = first(flow, id, search);
    if (script !== null) {
      scripts.set(id, script);
      words.set(id, scriptWords(flow.id, script));
    }
    await breath();
  }
  const { isWhole, tried } = search;
  return { scripts, words, reached: new Set(search.paths.keys()), isWhole, tried };
}
