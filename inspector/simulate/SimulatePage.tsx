import { useActorRef, useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Suspense, useEffect, useMemo } from 'react';
import { ChartView } from '../flow/ChartView';
import pageStyles from '../flow/FlowPage.module.css';
import type { ChartMarks } from '../flow/marks';
import type { Chart } from '../chart/chartTypes';
import type { FlowLogic } from '../frame/Inspector';
import type { Flow } from '../gallery/flows';
import { ScreenBeside } from '../screens/ScreenBeside';
import { beginningOf } from './samples';
import styles from './Simulate.module.css';
import { SimulatePanel } from './SimulatePanel';
import { simulateMachine } from './simulateMachine';
import type { Frame } from './simulation';
import { encodeScript } from './steps';
import type { Script } from './steps';

export type SimulatePageProps = {
  flow: Flow;
  logic: FlowLogic;
  /** What to do, if the address says it. */
  script: Script | null;
  /** The steps are shown, but none is done yet. */
  isWaiting?: boolean;
  /** The steps play by themselves. */
  plays?: boolean;
  /** The address has steps that cannot be read. */
  hasLostSteps?: boolean;
  /** What the steps are for. */
  lead?: string;
  /** Gets the script that the address should have. */
  onScript: (script: Script) => void;
};

/** The state that the last transition led to, or an active one. */
function reached(chart: Chart, { taken, active }: Frame): string | null {
  const leaves = [...active];
  const led = [...taken].toReversed().flatMap((id) => {
    const target = chart.edges.find((edge) => edge.id === id)?.target;
    return leaves.filter((leaf) => leaf === target || leaf.startsWith(`${target}.`)).slice(0, 1);
  });
  return led[0] ?? leaves[0] ?? null;
}

/** A machine to step through without the app, beside its chart. */
export function SimulatePage({
  flow,
  logic,
  script,
  isWaiting = false,
  plays = false,
  hasLostSteps = false,
  lead,
  onScript,
}: SimulatePageProps) {
  const chart = useActorRef(logic, { input: { chart: flow.chart, selection: null } });
  const actor = useActorRef(simulateMachine, {
    input: { id: flow.id, script: script ?? beginningOf(flow.id), isWaiting },
  });
  useEffect(() => {
    if (plays) actor.send({ type: 'simulate.play' });
  }, [actor, plays]);
  const run = useSelector(actor, ({ context }) => context.run);
  const frame = run.frames.at(-1);
  const marks = useMemo(
    (): ChartMarks => (frame ? { active: frame.active, taken: frame.taken } : {}),
    [frame],
  );

  // The user followed another link, or went back in the browser.
  useEffect(() => {
    if (script === null) return;
    const own = actor.getSnapshot().context.script;
    if (encodeScript(own) !== encodeScript(script)) actor.send({ type: 'simulate.load', script });
  }, [actor, script]);
  useEffect(() => {
    let told = actor.getSnapshot().context.script;
    const { unsubscribe } = actor.subscribe(({ context }) => {
      if (context.script === told) return;
      told = context.script;
      onScript(told);
    });
    return unsubscribe;
  }, [actor, onScript]);

  const here = frame ? reached(flow.chart, frame) : null;
  const leaves = [...(here === null ? [] : [here]), ...(frame?.active ?? [])];
  useEffect(() => {
    if (here !== null) chart.send({ type: 'flow.select', selection: { kind: 'state', id: here } });
  }, [chart, here]);

  return (
    <div className={clsx(pageStyles.page, pageStyles.withScreen)}>
      <main className={pageStyles.chart}>
        <ChartView
          flow={flow}
          actor={chart}
          onSelect={(selection) => chart.send({ type: 'flow.select', selection })}
          marks={marks}
        />
      </main>
      <Suspense fallback={null}>
        <ScreenBeside flow={flow} active={leaves} />
      </Suspense>
      <aside className={pageStyles.panel} aria-label="Simulation">
        {hasLostSteps ? (
          <p className={styles.lost} role="alert">
            The steps in this address cannot be read: it may have been cut off.
          </p>
        ) : null}
        <SimulatePanel flow={flow} actor={actor} lead={lead} />
      </aside>
    </div>
  );
}
