import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './LedgerPage.module.css';
import type { LedgerView } from './useLedger';

/** The way to older entries. */
export function MoreEntries({ ledger }: { ledger: LedgerView }) {
  const { isBusy, hasMoreFailed, more, retry } = ledger;
  return (
    <div className={styles.more}>
      {hasMoreFailed ? (
        <p role="alert">
          <FormattedMessage id="ledger.moreFailed" />
        </p>
      ) : null}
      <Button busy={isBusy} onClick={hasMoreFailed ? retry : more}>
        {hasMoreFailed ? (
          <FormattedMessage id="action.tryAgain" />
        ) : (
          <FormattedMessage id="ledger.more" />
        )}
      </Button>
    </div>
  );
}
