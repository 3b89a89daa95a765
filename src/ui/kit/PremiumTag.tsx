import clsx from 'clsx';
import { Crown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './PremiumTag.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** The premium badge: with its label, or as a small seal on a picture. */
export function PremiumTag({ compact = false }: { compact?: boolean }) {
  return (
    <span className={clsx(styles.tag, compact && styles.compact)} data-badge="">
      <Crown aria-hidden="true" />
      {compact ? (
        <VisuallyHidden>
          <FormattedMessage id="premium.tag" />
        </VisuallyHidden>
      ) : (
        <FormattedMessage id="premium.tag" />
      )}
    </span>
  );
}
