import { flows } from './flows';
import type { Flow } from './flows';

/** The server requests that one of a machine's effects makes. */
export type Call = { actor: string; requests: readonly string[] };

export type Facts = {
  /** The machines and views that use it, by file. */
  usedBy: readonly string[];
  /** Its effects; one without a request stays on the device. */
  calls: readonly Call[];
};

type Sources = Readonly<Record<string, string>>;

const users: Sources = import.meta.glob<string>(
  ['../../src/{machines,ui}/**/*.{ts,tsx}', '!../../src/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

const ports: Sources = import.meta.glob<string>('../../src/api/actors/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const effects = new Set(
  flows.flatMap(({ machine, chart }) => [
    ...Object.keys(machine.implementations.actors ?? {}),
    ...chart.nodes.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
  ]),
);

const definitionOrCall =
  /^\s*(?:export )?(?:const )?(?<name>\w+)(?::| =)|client\.(?<method>[A-Z]+)\(\s*'(?<path>[^']+)'/gm;

/** The requests of each effect, read from the source of its actor. */
export function requestsIn(sources: Sources, names: ReadonlySet<string>) {
  const found = new Map<string, readonly string[]>();
  for (const source of Object.values(sources)) {
    let current: string | undefined;
    for (const { groups = {} } of source.matchAll(definitionOrCall)) {
      const { name, method, path } = groups;
      if (name !== undefined && names.has(name)) current = name;
      if (current === undefined || method === undefined) continue;
      found.set(current, [...new Set([...(found.get(current) ?? []), `${method} ${path}`])]);
    }
  }
  return found;
}

const requests = requestsIn(ports, effects);

const folderOf = (path: string) => path.split('/').slice(3, -1).join('/');

const usersOf = ({ file, id }: Flow): readonly string[] => {
  const name = file.replace(/^.*\/|\.ts$/g, '');
  const own = `../../src/machines/${file}`;
  const imported = new RegExp(`from '[^']*/${name}'`);
  const places = Object.entries(users)
    .filter(([path, source]) => path !== own && imported.test(source))
    .map(([path]) => folderOf(path))
    .filter((place) => place !== `machines/${id}`);
  return [...new Set(places)].toSorted();
};

/** Where a machine is used, and what it requests from outside. */
export const factsOf = (flow: Flow): Facts => {
  const sources = new Set(flow.chart.nodes.flatMap(({ invokes }) => invokes.map(({ src }) => src)));
  return {
    usedBy: usersOf(flow),
    calls: [...sources].map((actor) => ({ actor, requests: requests.get(actor) ?? [] })),
  };
};
