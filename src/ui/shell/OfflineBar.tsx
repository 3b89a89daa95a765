import { WifiOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './StripBar.module.css';

export function OfflineBar() {
  return (
    <div className={styles.strip} role="status">
      <WifiOff aria-hidden="true" />
      <p>
        <FormattedMessage id="offline.text" />
      </p>
    </div>
  );
}
