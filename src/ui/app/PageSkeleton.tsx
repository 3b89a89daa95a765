import { Spinner } from '../kit/Spinner';
import styles from './PageSkeleton.module.css';

/** A page whose code is loading. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Spinner />
    </div>
  );
}
