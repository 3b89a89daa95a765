import { useIntl } from 'react-intl';
import styles from './UnreadCount.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** How many messages are unread; renders nothing for zero. */
export function UnreadCount({ count }: { count: number }) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <span className={styles.count} data-badge="">
      <span aria-hidden="true">{count > 99 ? '99+' : intl.formatNumber(count)}</span>
      <VisuallyHidden>{intl.formatMessage({ id: 'nav.unread' }, { count })}</VisuallyHidden>
    </span>
  );
}
