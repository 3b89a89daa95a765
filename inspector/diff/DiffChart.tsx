import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useCallback, useMemo } from 'react';
import { machineTitle } from '../chart/titles';
import { ChartView } from '../flow/ChartView';
import type { Selection } from '../flow/flowMachine';
import type { FlowLogic } from '../frame/Inspector';
import { ChangedScreens } from './ChangedScreens';
import { changesOf } from './chartDiff';
import type { Difference } from './chartDiff';
import styles from './DiffPage.module.css';
import type { FlowDiff } from './flowsDiff';
import { TextDifferences } from './TextDifferences';
import type { TextDifference } from './textDiff';

type DiffChartProps = {
  diff: FlowDiff;
  texts: readonly TextDifference[];
  logic: FlowLogic;
  /** The commit of each build; null for this one, undefined for a file, which has no screens. */
  commits: { before: string | null | undefined; after: string | null | undefined };
};

const kinds = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
] as const;

/** Both builds of one machine in one chart, with the differences listed beside it. */
export function DiffChart({ diff, texts, logic, commits }: DiffChartProps) {
  const first = useMemo(() => firstChange(diff, texts), [diff, texts]);
  const actor = useActorRef(logic, { input: { chart: diff.chart, selection: first } });
  const selection = useSelector(actor, ({ context }) => context.selection);
  const onSelect = useCallback(
    (chosen: Selection | null) => actor.send({ type: 'flow.select', selection: chosen }),
    [actor],
  );
  const marks = useMemo(
    () => (diff.change === 'changed' ? { changes: changesOf(diff) } : {}),
    [diff],
  );
  const state = stateOf(diff, selection);
  const changeOf = diff.differences.find(({ id }) => id === state)?.change ?? diff.change;
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
        {state === null ? null : (
          <Suspense fallback={<p>Loading the screens…</p>}>
            <ChangedScreens
              flow={diff.id}
              chart={diff.chart}
              state={state}
              before={{ commit: commits.before, has: changeOf !== 'added' }}
              after={{ commit: commits.after, has: changeOf !== 'removed' }}
            />
          </Suspense>
        )}
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
        <TextDifferences texts={texts} chosen={state} onSelect={onSelect} />
      </aside>
    </>
  );
}

/** What is looked at first: in the order in which the differences are listed. */
function firstChange(diff: FlowDiff, texts: readonly TextDifference[]): Selection | null {
  const listed = kinds.flatMap(([change]) =>
    diff.differences.filter((one) => one.change === change),
  );
  const told = texts.find(({ state }) => state !== null)?.state ?? null;
  const [first] = diff.change === 'changed' ? listed : [];
  if (first !== undefined) return { kind: first.kind, id: first.id };
  return told === null ? null : { kind: 'state', id: told };
}

/** The state whose screen shows what is selected: of a transition the one that it leaves. */
function stateOf({ chart }: FlowDiff, selection: Selection | null): string | null {
  const way = chart.edges.find(({ id }) => id === selection?.id);
  const places = way === undefined ? [selection?.id] : [way.source, way.target];
  return places.find((id) => id !== undefined && id !== chart.nodes[0]?.id) ?? null;
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
