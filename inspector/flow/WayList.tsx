import { edgeLabel } from '../chart/chartTypes';
import type { Selection } from './flowMachine';
import styles from './FlowPanel.module.css';
import type { Way } from './ways';

type WayListProps = {
  title: string;
  ways: readonly Way[];
  onSelect: (selection: Selection) => void;
};

/** A list of transitions, each of which can be selected. */
export function WayList({ title, ways, onSelect }: WayListProps) {
  if (ways.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.ways}>
        {ways.map(({ edge, from, to }) => (
          <li key={edge.id}>
            <button type="button" onClick={() => onSelect({ kind: 'way', id: edge.id })}>
              <strong>{edgeLabel(edge)}</strong>
              <span>
                {from === null ? '' : `from ${from} `}
                {to === null ? '' : `→ ${to}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
