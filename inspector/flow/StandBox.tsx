import type { ReactNode, Ref } from 'react';
import type { Chart } from '../chart/chartTypes';
import styles from './StandBox.module.css';

type StandBoxProps = {
  /** Null for a machine that this inspector does not know. */
  chart: Chart | null;
  active: Iterable<string>;
  /** Where it stands, in words. */
  place: string;
  isLive?: boolean;
  /** May take the focus of what is gone. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

const meaningsAtMost = 2;

/** Where a machine stands, and what that means. */
export function StandBox({ chart, active, place, isLive = false, ref, children }: StandBoxProps) {
  const ids = new Set(active);
  const meanings = (chart?.nodes ?? []).flatMap(({ id, description }) =>
    ids.has(id) && description !== null ? [description] : [],
  );
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={styles.now}
      aria-live={isLive ? 'polite' : undefined}
      aria-label="Where it stands"
    >
      <strong>{place}</strong>
      {meanings.slice(0, meaningsAtMost).map((meaning) => (
        <p key={meaning}>{meaning}</p>
      ))}
      {children}
    </section>
  );
}

/** What becomes of a machine that is over. */
export function EndNote({ end }: { end: { kind: 'done' } | { kind: 'broken'; message: string } }) {
  return end.kind === 'done' ? (
    <p className={styles.end}>It has come to its end.</p>
  ) : (
    <p className={styles.broken} role="alert">
      It broke: {end.message}
    </p>
  );
}
