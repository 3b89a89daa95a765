import type { ReactNode } from 'react';
import { Skeleton } from '../kit/Skeleton';
import styles from './CardWall.module.css';

/** The grid of 3:4 cards: two columns on a phone, five on a wide screen. */
export function CardWall({ children }: { children: ReactNode }) {
  return <ul className={styles.wall}>{children}</ul>;
}

/** Places for so many cards; none for a number below zero. */
export const skeletons = (count: number): readonly ReactNode[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton className={styles.skeleton} />
    </li>
  ));
