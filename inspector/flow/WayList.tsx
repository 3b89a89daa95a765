import { causeTitle, conditionTitle, edgeLabel } from '../chart/titles';
import type { Selection } from './flowMachine';
import styles from './FlowPanel.module.css';
import { elseWords, rivalsIn } from './ways';
import type { Way } from './ways';

type WayListProps = {
  title: string;
  ways: readonly Way[];
  onSelect: (selection: Selection) => void;
};

/** A list of transitions, each of which can be selected; one trigger's conditions are one list. */
export function WayList({ title, ways, onSelect }: WayListProps) {
  if (ways.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.ways}>
        {rivalsIn(ways).map(([first, ...others]) => (
          <li key={first.edge.id}>
            {others.length === 0 ? (
              <WayButton way={first} label={edgeLabel(first.edge)} onSelect={onSelect} />
            ) : (
              <section aria-label={causeTitle(first.edge)}>
                <h3 className={styles.cause}>{causeTitle(first.edge)}</h3>
                <ol>
                  {[first, ...others].map((way) => (
                    <li key={way.edge.id}>
                      <WayButton
                        way={way}
                        label={conditionTitle(way.edge) ?? elseWords}
                        onSelect={onSelect}
                      />
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type WayButtonProps = Pick<WayListProps, 'onSelect'> & { way: Way; label: string };

function WayButton({ way: { edge, from, to }, label, onSelect }: WayButtonProps) {
  return (
    <button type="button" onClick={() => onSelect({ kind: 'way', id: edge.id })}>
      <strong>{label}</strong>
      <span>
        {from === null ? '' : `from ${from} `}
        {to === null ? '' : `→ ${to}`}
      </span>
    </button>
  );
}
