import { useIntl } from 'react-intl';
import { Skeleton } from '../kit/Skeleton';
import styles from './BlogPage.module.css';
import skeletonStyles from './BlogSkeleton.module.css';

/** A blog page whose text is loading. */
export function BlogSkeleton() {
  const intl = useIntl();
  return (
    <div
      className={styles.page}
      role="status"
      aria-busy="true"
      aria-label={intl.formatMessage({ id: 'blog.loading' })}
    >
      <div className={styles.head}>
        <Skeleton className={skeletonStyles.title} />
        <Skeleton className={skeletonStyles.lead} />
      </div>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className={skeletonStyles.row} />
      ))}
    </div>
  );
}
