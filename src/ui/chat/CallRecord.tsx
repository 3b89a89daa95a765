import { Phone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { clockText } from '../kit/clockText';
import styles from './CallRecord.module.css';

/** That there was a call, in the place of words. */
export function CallRecord({ seconds }: { seconds: number }) {
  return (
    <p className={styles.call}>
      <Phone aria-hidden="true" />
      <FormattedMessage id="chat.call" values={{ time: clockText(seconds) }} />
    </p>
  );
}
