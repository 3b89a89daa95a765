import type { ReactNode, Ref } from 'react';
import type { Chart } from '../chart/chartTypes';
import styles from './StandBox.module.css';

type StandBoxProps = {
  /** Null for a machine that this inspector does not know. */
  chart: Chart | null;
  active: Iterable<string>;
  /** The current state, in words. */
  place: string;
  isLive?: boolean;
  /** Can take over the focus of something removed. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

const meaningsAtMost = 2;

/** The state a machine is in, and what that means. */
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
      aria-label="Current state"
    >
      <strong>{place}</strong>
      {meanings.slice(0, meaningsAtMost).map((meaning) => (
        <p key={meaning}>{meaning}</p>
      ))}
      {children}
    </section>
  );
}

/** Says how a stopped machine ended. */
export function EndNote({ end }: { end: { kind: 'done' } | { kind: 'broken'; message: string } }) {
  return end.kind === 'done' ? (
    <p className={styles.end}>It has finished.</p>
  ) : (
    <p className={styles.broken} role="alert">
      It broke: {end.message}
    </p>
  );
}
