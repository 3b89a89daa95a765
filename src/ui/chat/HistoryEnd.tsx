import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import { Spinner } from '../kit/Spinner';
import styles from './MessageList.module.css';
import type { Onward } from './usePlace';

export type HistoryEndProps = { future: Onward; onLoad: () => void; onRetry: () => void };

/** Below the last row while older messages are visited: loads newer ones. */
export function HistoryEnd({ future, onLoad, onRetry }: HistoryEndProps) {
  if (future === 'loading')
    return (
      <p className={styles.start} role="status">
        <Spinner size="small" />
        <FormattedMessage id="chat.newerLoading" />
      </p>
    );
  if (future === 'failed')
    return (
      <p className={styles.start} role="alert">
        <FormattedMessage id="chat.newerFailed" />
        <Button size="small" onClick={onRetry}>
          <FormattedMessage id="action.tryAgain" />
        </Button>
      </p>
    );
  return (
    <p className={styles.start}>
      <Button size="small" variant="quiet" onClick={onLoad}>
        <FormattedMessage id="chat.newer" />
      </Button>
    </p>
  );
}
