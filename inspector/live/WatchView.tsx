import { useActorRef, useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ChartView } from '../flow/ChartView';
import pageStyles from '../flow/FlowPage.module.css';
import panelStyles from '../flow/FlowPanel.module.css';
import type { ChartMarks } from '../flow/marks';
import type { FlowLogic } from '../frame/Inspector';
import { flowOf } from '../gallery/flows';
import type { Flow } from '../gallery/flows';
import { ScreenBeside } from '../screens/ScreenBeside';
import styles from './Live.module.css';
import { focusOf, logOf, namesOf } from './logOf';
import { PlayerBar } from './PlayerBar';
import type { PlayerRef } from './playerMachine';
import { SequenceView } from './SequenceView';
import type { ActorNow } from './tape';
import { ActorList, KnownView, LogView, StandView } from './WatchPanel';

type WatchViewProps = {
  logic: FlowLogic;
  player: PlayerRef;
  title: string;
  /** Shown at the top of the panel. */
  children: ReactNode;
  /** Actions for the selected machine. */
  actions?: (focus: ActorNow) => ReactNode;
};

const sequenceSteps = 40;
/** One actor's messages are few among those of all. */
const stepsOfOne = 2_000;

/** One step of a recording: a machine's chart at that time, or the sequence of events. */
export function WatchView({ logic, player, title, children, actions }: WatchViewProps) {
  const { tape, position, chosen } = useSelector(player, ({ context }) => context);
  const [isSequence, setSequence] = useState(false);
  // Computed on each render: the last step grows while its effects arrive.
  const cast = tape.at(position);
  const names = namesOf(cast);
  const focus = focusOf(tape, cast, position, chosen);
  const flow = flowOf(focus?.machine ?? '');
  return (
    <div className={clsx(pageStyles.page, pageStyles.withScreen)}>
      <main className={styles.main}>
        <PlayerBar actor={player} />
        <div className={styles.tabs} role="group" aria-label="What is shown">
          <button type="button" aria-pressed={!isSequence} onClick={() => setSequence(false)}>
            Chart
          </button>
          <button type="button" aria-pressed={isSequence} onClick={() => setSequence(true)}>
            Sequence
          </button>
        </div>
        {isSequence ? (
          <SequenceView
            entries={logOf(
              tape,
              position - (chosen === null ? sequenceSteps : stepsOfOne),
              position,
              chosen,
            ).slice(-sequenceSteps)}
            only={chosen === null ? null : (names.get(chosen) ?? 'an actor')}
            onAll={() => player.send({ type: 'player.choose', actor: null })}
            cast={cast}
            names={names}
            position={position}
          />
        ) : focus !== null && flow !== null ? (
          <FocusChart key={flow.id} logic={logic} flow={flow} focus={focus} />
        ) : (
          <p className={styles.empty}>
            {focus === null
              ? 'No machine has done anything yet.'
              : focus.machine === null
                ? 'This is an effect of a machine: it has no chart.'
                : `This inspector knows no machine “${focus.machine}”: it was built from another version.`}
          </p>
        )}
      </main>
      <Suspense fallback={null}>
        {focus !== null && flow !== null ? (
          <ScreenBeside flow={flow} active={focus.active} />
        ) : null}
      </Suspense>
      <aside className={pageStyles.panel} aria-label={title}>
        <div className={panelStyles.panel}>
          <h1 className={panelStyles.title}>{title}</h1>
          {children}
          {focus === null ? null : (
            <StandView
              focus={focus}
              name={names.get(focus.id)}
              isActing={tape.event(position)?.actor === focus.id}
            />
          )}
          {focus === null ? null : actions?.(focus)}
          <ActorList cast={cast} names={names} chosen={chosen} actor={player} />
          {focus === null ? null : <KnownView focus={focus} />}
          <LogView tape={tape} cast={cast} names={names} position={position} actor={player} />
        </div>
      </aside>
    </div>
  );
}

type FocusChartProps = { logic: FlowLogic; flow: Flow; focus: ActorNow };

function FocusChart({ logic, flow, focus }: FocusChartProps) {
  const chart = useActorRef(logic, { input: { chart: flow.chart, selection: null } });
  const marks = useMemo(
    (): ChartMarks => ({ active: new Set(focus.active), taken: new Set(focus.taken) }),
    [focus],
  );
  const here = focus.active[0] ?? null;
  useEffect(() => {
    if (here !== null) chart.send({ type: 'flow.select', selection: { kind: 'state', id: here } });
  }, [chart, here]);
  return (
    <ChartView
      actor={chart}
      onSelect={(selection) => chart.send({ type: 'flow.select', selection })}
      marks={marks}
    />
  );
}
