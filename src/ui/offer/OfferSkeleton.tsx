import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './Offer.module.css';

/** Where the offers will be. */
export function OfferSkeleton() {
  return (
    <div className={styles.choices} role="status">
      <VisuallyHidden>
        <FormattedMessage id="offer.loading" />
      </VisuallyHidden>
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </div>
  );
}
