import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { machineTitle } from '../chart/titles';
import { ChartView } from '../flow/ChartView';
import type { Selection } from '../flow/flowMachine';
import type { FlowLogic } from '../frame/Inspector';
import { changesOf } from './chartDiff';
import type { Difference } from './chartDiff';
import styles from './DiffPage.module.css';
import type { FlowDiff } from './flowsDiff';

type DiffChartProps = { diff: FlowDiff; logic: FlowLogic };

const kinds = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
] as const;

/** Both builds of one machine in one chart, with the differences listed beside it. */
export function DiffChart({ diff, logic }: DiffChartProps) {
  const actor = useActorRef(logic, { input: { chart: diff.chart, selection: null } });
  const selection = useSelector(actor, ({ context }) => context.selection);
  const onSelect = useCallback(
    (chosen: Selection | null) => actor.send({ type: 'flow.select', selection: chosen }),
    [actor],
  );
  const marks = useMemo(
    () => (diff.change === 'changed' ? { changes: changesOf(diff) } : {}),
    [diff],
  );
  return (
    <>
      <div className={styles.chart}>
        <ChartView actor={actor} onSelect={onSelect} marks={marks} />
      </div>
      <aside className={styles.panel} aria-label="Differences">
        <h2>{machineTitle(diff.id)}</h2>
        {diff.change === 'added' ? <p>The whole machine is new.</p> : null}
        {diff.change === 'removed' ? <p>The whole machine was removed.</p> : null}
        {diff.about.length > 0 ? <p>{diff.about.join('; ')}</p> : null}
        {diff.change === 'changed'
          ? kinds.map(([change, title]) => (
              <Differences
                key={change}
                title={title}
                some={diff.differences.filter((one) => one.change === change)}
                chosen={selection?.id}
                onSelect={onSelect}
              />
            ))
          : null}
      </aside>
    </>
  );
}

type DifferencesProps = {
  title: string;
  some: readonly Difference[];
  chosen: string | undefined;
  onSelect: (selection: Selection) => void;
};

function Differences({ title, some, chosen, onSelect }: DifferencesProps) {
  if (some.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.differences}>
        {some.map(({ id, kind, change, name, details }) => (
          <li key={id}>
            <button
              type="button"
              data-change={change}
              aria-pressed={chosen === id}
              onClick={() => onSelect({ kind, id })}
            >
              <strong>{name}</strong>
              {details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
