import { Flame } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './DesiresBadge.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** An amount of desires: flame and number, read out as a sentence. */
export function DesiresBadge({ amount }: { amount: number }) {
  const intl = useIntl();
  return (
    <span className={styles.badge}>
      <Flame className={styles.flame} aria-hidden="true" />
      <span aria-hidden="true">{intl.formatNumber(amount)}</span>
      <VisuallyHidden>{intl.formatMessage({ id: 'desires.amount' }, { amount })}</VisuallyHidden>
    </span>
  );
}
