import type { Chart, ChartEdge } from '../chart/chartTypes';
import { causeTitle, conditionTitle, machineTitle } from '../chart/titles';
import { nameWords } from '../chart/words';
import type { Selection } from './flowMachine';
import styles from './FlowPanel.module.css';
import { elseWords, pathName } from './ways';

type WayPanelProps = {
  chart: Chart;
  edge: ChartEdge;
  onSelect: (selection: Selection | null) => void;
};

const leadsTo = (chart: Chart, { isInternal, target }: ChartEdge): string =>
  isInternal ? 'stays where it is' : `→ ${pathName(chart, target)}`;

/** One transition: from where to where, its trigger, its conditions, and its actions. */
export function WayPanel({ chart, edge, onSelect }: WayPanelProps) {
  const rivals = chart.edges.filter(
    ({ source, event }) => source === edge.source && event === edge.event,
  );
  const condition = conditionTitle(edge);
  const state = (id: string) => (
    <button type="button" className={styles.link} onClick={() => onSelect({ kind: 'state', id })}>
      {pathName(chart, id)}
    </button>
  );
  return (
    <>
      <button type="button" className={styles.back} onClick={() => onSelect(null)}>
        ← {machineTitle(chart.nodes[0]?.id ?? '')}
      </button>
      <h1 className={styles.title}>{causeTitle(edge)}</h1>
      <dl className={styles.facts}>
        <dt>From</dt>
        <dd>{state(edge.source)}</dd>
        <dt>To</dt>
        <dd>{edge.isInternal ? 'stays where it is' : state(edge.target)}</dd>
        {condition !== null && rivals.length === 1 ? (
          <>
            <dt>Only</dt>
            <dd>{condition}</dd>
          </>
        ) : null}
        {edge.actions.length > 0 ? (
          <>
            <dt>Actions</dt>
            <dd>{edge.actions.map(nameWords).join(', ')}</dd>
          </>
        ) : null}
      </dl>
      {rivals.length > 1 ? (
        <>
          <h2 className={styles.heading}>The first that holds is taken</h2>
          <ol className={styles.ways}>
            {rivals.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-current={one === edge ? 'true' : undefined}
                  onClick={() => onSelect({ kind: 'way', id: one.id })}
                >
                  <strong>{conditionTitle(one) ?? elseWords}</strong>
                  <span>{leadsTo(chart, one)}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <dl className={styles.facts}>
        <dt>In the code</dt>
        <dd>
          <code>{edge.event === '' ? 'always' : edge.event}</code>
          {edge.condition === null ? null : (
            <>
              , <code>{edge.condition}</code>
            </>
          )}
        </dd>
      </dl>
    </>
  );
}
