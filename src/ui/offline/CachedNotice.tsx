import { CloudOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './CachedNotice.module.css';

/** Says that this comes from the device's offline copy. It stands in for the bar that says so. */
export function CachedNotice() {
  return (
    <p className={styles.notice} role="status" data-kept="">
      <CloudOff aria-hidden="true" />
      <FormattedMessage id="kept.text" />
    </p>
  );
}
