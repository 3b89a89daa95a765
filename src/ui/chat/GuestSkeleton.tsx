import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import profile from './GuestProfile.module.css';
import styles from './GuestSkeleton.module.css';

/** A guest's page of a character of whom nothing is known yet, in the shape that it will have. */
export function GuestSkeleton() {
  return (
    <div className={profile.page} role="status">
      <VisuallyHidden>
        <FormattedMessage id="chat.loading" />
      </VisuallyHidden>
      <div className={profile.columns}>
        <div className={profile.hero}>
          <Skeleton className={styles.frame} />
        </div>
        <div className={profile.story}>
          <Skeleton className={profile.pending} />
          <Skeleton className={styles.tagline} />
          <Skeleton className={styles.description} />
        </div>
      </div>
    </div>
  );
}
