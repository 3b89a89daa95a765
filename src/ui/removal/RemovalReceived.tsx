import { ShieldCheck } from 'lucide-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { RemovalReceipt } from '../../machines/removal/removalMachine';
import { StateMessage } from '../kit/StateMessage';
import styles from './RemovalPage.module.css';

export type RemovalReceivedProps = RemovalReceipt & {
  email: string;
  /** If the visitor's own is not known. */
  timeZone?: 'UTC';
};

/** The number of the request, and the date by which it will be decided. */
export function RemovalReceived({ email, receipt, dueAt, timeZone }: RemovalReceivedProps) {
  return (
    <StateMessage
      role="status"
      icon={<ShieldCheck />}
      title={<FormattedMessage id="removal.receivedTitle" />}
    >
      <span className={styles.number}>{receipt}</span>
      <FormattedMessage
        id="removal.receivedText"
        values={{
          email,
          due: (
            <time dateTime={dueAt}>
              <FormattedDate
                value={dueAt}
                dateStyle="long"
                timeStyle="short"
                {...(timeZone && { timeZone })}
              />
              {timeZone ? ` ${timeZone}` : null}
            </time>
          ),
        }}
      />
    </StateMessage>
  );
}
