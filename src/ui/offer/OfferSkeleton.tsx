import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './Offer.module.css';

/** Placeholders for this many offers. */
export function OfferSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.choices} role="status">
      <VisuallyHidden>
        <FormattedMessage id="offer.loading" />
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles.bone} />
      ))}
    </div>
  );
}
