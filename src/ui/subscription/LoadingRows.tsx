import type { ReactNode } from 'react';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './Subscription.module.css';

/** Placeholders for rows that are loading. */
export function LoadingRows({ label }: { label: ReactNode }) {
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </div>
  );
}
