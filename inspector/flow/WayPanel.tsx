import type { Chart, ChartEdge } from '../chart/chartTypes';
import { nameWords } from '../chart/words';
import type { Selection } from './flowMachine';
import styles from './FlowPanel.module.css';
import { pathName } from './ways';

type WayPanelProps = {
  chart: Chart;
  edge: ChartEdge;
  onSelect: (selection: Selection | null) => void;
};

/** One transition: from where to where, its trigger, and its actions. */
export function WayPanel({ chart, edge, onSelect }: WayPanelProps) {
  const rivals = chart.edges.filter(
    ({ source, event, index }) =>
      source === edge.source && event === edge.event && index < edge.index,
  );
  const state = (id: string) => (
    <button type="button" className={styles.link} onClick={() => onSelect({ kind: 'state', id })}>
      {pathName(chart, id)}
    </button>
  );
  return (
    <>
      <button type="button" className={styles.back} onClick={() => onSelect(null)}>
        ← {chart.nodes[0]?.key}
      </button>
      <h1 className={styles.title}>{edge.cause}</h1>
      <dl className={styles.facts}>
        <dt>From</dt>
        <dd>{state(edge.source)}</dd>
        <dt>To</dt>
        <dd>{edge.isInternal ? 'stays where it is' : state(edge.target)}</dd>
        {edge.condition === null ? null : (
          <>
            <dt>Only</dt>
            <dd>{edge.condition}</dd>
          </>
        )}
        {rivals.length > 0 ? (
          <>
            <dt>Tried after</dt>
            <dd>
              {rivals.map(({ condition }) => condition ?? 'the one without a condition').join(', ')}
            </dd>
          </>
        ) : null}
        {edge.actions.length > 0 ? (
          <>
            <dt>Actions</dt>
            <dd>{edge.actions.map(nameWords).join(', ')}</dd>
          </>
        ) : null}
        {edge.kind === 'event' ? (
          <>
            <dt>Event</dt>
            <dd>
              <code>{edge.event}</code>
            </dd>
          </>
        ) : null}
      </dl>
    </>
  );
}
