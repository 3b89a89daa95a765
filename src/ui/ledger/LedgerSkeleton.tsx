import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './LedgerPage.module.css';

export function LedgerSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage id="ledger.loading" />
      </VisuallyHidden>
      <div className={styles.entries}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles.entry}>
            <Skeleton className={styles.boneIcon} />
            <Skeleton className={styles.bone} />
          </div>
        ))}
      </div>
    </div>
  );
}
