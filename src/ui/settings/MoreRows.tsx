import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './MoreRows.module.css';

type MoreRowsProps = {
  list: { isBusy: boolean; hasMoreFailed: boolean; more: () => void; retry: () => void };
  /** Shown if they could not be loaded. */
  failed: ReactNode;
  /** The label of the button that loads them. */
  children: ReactNode;
};

/** Loads older rows. */
export function MoreRows({ list, failed, children }: MoreRowsProps) {
  const { isBusy, hasMoreFailed, more, retry } = list;
  return (
    <div className={styles.more}>
      {hasMoreFailed ? <p role="alert">{failed}</p> : null}
      <Button busy={isBusy} onClick={hasMoreFailed ? retry : more}>
        {hasMoreFailed ? <FormattedMessage id="action.tryAgain" /> : children}
      </Button>
    </div>
  );
}
