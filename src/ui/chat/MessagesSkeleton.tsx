import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './MessagesSkeleton.module.css';

/** The shape of a conversation that is still loading. */
export function MessagesSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>
        <FormattedMessage id="chat.loading" />
      </VisuallyHidden>
      <Skeleton className={styles.long} />
      <Skeleton className={styles.own} />
      <Skeleton className={styles.tall} />
      <Skeleton className={styles.ownShort} />
      <Skeleton className={styles.short} />
    </div>
  );
}
