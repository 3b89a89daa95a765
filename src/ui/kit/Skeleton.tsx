import clsx from 'clsx';
import styles from './Skeleton.module.css';

/** A quiet shape in the place of what is loading. The region around it says that it is busy. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, className)} aria-hidden="true" />;
}
