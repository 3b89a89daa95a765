import clsx from 'clsx';
import styles from './Skeleton.module.css';

/** A placeholder for what is loading. The region around it must say that it is busy. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, className)} aria-hidden="true" />;
}
