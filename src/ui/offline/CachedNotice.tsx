import { History } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './CachedNotice.module.css';

const moment = { day: 'numeric', month: 'long', hour: 'numeric', minute: 'numeric' } as const;

/** Says that this comes from the device's offline copy, made at `at` (milliseconds since 1970). */
export function CachedNotice({ at }: { at: number }) {
  const intl = useIntl();
  return (
    <p className={styles.notice} role="status">
      <History aria-hidden="true" />
      <FormattedMessage id="kept.text" values={{ time: intl.formatDate(at, moment) }} />
    </p>
  );
}
