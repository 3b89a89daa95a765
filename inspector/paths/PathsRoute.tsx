import clsx from 'clsx';
import { use, useCallback } from 'react';
import { Link } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Gone } from '../flow/Gone';
import { pathName } from '../flow/ways';
import type { FlowLogic } from '../frame/Inspector';
import { pathsAddress, simulateAddress } from '../frame/place';
import { flowOf } from '../gallery/flows';
import type { Flow } from '../gallery/flows';
import { SimulatePage } from '../simulate/SimulatePage';
import { encodeScript } from '../simulate/steps';
import type { Script } from '../simulate/steps';
import styles from './Paths.module.css';
import type { Ways } from './findWays';
import { loadWays, whyNone } from './paths';
import { PathWords } from './PathSection';
import pieces from '../frame/Pieces.module.css';

type PathsRouteProps = { logic: FlowLogic; id: string; state: string | null };

/** The shortest paths through a machine, to all of its states or to one, ready to play. */
export default function PathsRoute({ logic, id, state }: PathsRouteProps) {
  const flow = flowOf(id);
  if (flow === null) return null;
  if (state === null) return <EveryPath flow={flow} />;
  if (flow.chart.nodes.some(({ id: one }) => one === state))
    return <OnePath key={state} flow={flow} logic={logic} state={state} />;
  return (
    <main className={clsx(pieces.page, styles.page)}>
      <h1>{flow.title}</h1>
      <Gone flow={flow} selection={{ kind: 'state', id: state }}>
        All others can be found from here.
      </Gone>
      <p>
        <Link href={pathsAddress(id, null)}>Paths to the other states</Link>
      </p>
    </main>
  );
}

function OnePath({ flow, logic, state }: { flow: Flow; logic: FlowLogic; state: string }) {
  const [, navigate] = useHashLocation();
  const ways = use(loadWays(flow));
  const script = ways.scripts.get(state);
  const onScript = useCallback(
    (next: Script) => navigate(simulateAddress(flow.id, encodeScript(next))),
    [flow, navigate],
  );
  if (script === undefined)
    return (
      <main className={clsx(pieces.page, styles.page)}>
        <h1>{pathName(flow.chart, state)}</h1>
        <p>{whyNone(flow, state, ways)}</p>
        <p>
          <Link href={pathsAddress(flow.id, null)}>Paths to the other states</Link>
        </p>
      </main>
    );
  return (
    <SimulatePage
      flow={flow}
      logic={logic}
      script={script}
      isWaiting
      lead={`The shortest way to ${pathName(flow.chart, state)} that was found.`}
      onScript={onScript}
    />
  );
}

type Row = { id: string; name: string; script: Script | null };

const rowsOf = (flow: Flow, ways: Ways): readonly Row[] =>
  flow.chart.nodes
    .filter(({ parent, kind }) => parent !== null && kind !== 'history')
    .map(({ id }) => ({
      id,
      name: pathName(flow.chart, id),
      script: ways.scripts.get(id) ?? null,
    }));

function EveryPath({ flow }: { flow: Flow }) {
  const ways = use(loadWays(flow));
  const rows = rowsOf(flow, ways);
  const missing = rows.filter(({ script }) => script === null);
  return (
    <main className={clsx(pieces.page, styles.page)}>
      <header className={pieces.head}>
        <h1>
          Paths: <Link href={`/flow/${flow.id}`}>{flow.title}</Link>
        </h1>
        <p>
          The shortest way that was found to each of its {rows.length} states, from the start.
          {missing.length === 0 ? ' Every state can be reached.' : ''}
        </p>
      </header>
      {missing.length > 0 ? (
        <section className={styles.missing} aria-label="Not reached">
          <h2>Not reached</h2>
          <ul>
            {missing.map(({ id, name }) => (
              <li key={id}>
                <strong>{name}</strong>: {whyNone(flow, id, ways)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ul className={pieces.cards}>
        {rows.map(({ id, name, script }) =>
          script === null ? null : (
            <li key={id} className={clsx(pieces.card, styles.card)}>
              <h2>
                <Link href={pathsAddress(flow.id, id)}>{name}</Link>
              </h2>
              <PathWords id={flow.id} script={script} words={ways.words.get(id) ?? []} />
            </li>
          ),
        )}
      </ul>
    </main>
  );
}
