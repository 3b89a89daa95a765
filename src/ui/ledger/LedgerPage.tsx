import { ArrowLeft, Flame } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { LedgerRef } from '../../machines/ledger/ledgerMachine';
import type { SessionRef } from '../../machines/session/sessionMachine';
import { DesiresBadge } from '../kit/DesiresBadge';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { LedgerDays } from './LedgerDays';
import styles from './LedgerPage.module.css';
import { LedgerSkeleton } from './LedgerSkeleton';
import { MoreEntries } from './MoreEntries';
import { useLedger } from './useLedger';

export type LedgerActors = { actor: LedgerRef; session: SessionRef };

/** Every change of one's balance, and what is there now. */
export function LedgerPage(actors: LedgerActors) {
  const ledger = useLedger(actors);
  return (
    <div className={styles.page}>
      <Link className={styles.back} href="/settings">
        <ArrowLeft aria-hidden="true" />
        <FormattedMessage id="settings.title" />
      </Link>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <FormattedMessage id="ledger.title" />
        </h1>
        {ledger.balance === null ? null : (
          <span className={styles.total}>
            <DesiresBadge amount={ledger.balance} />
          </span>
        )}
      </header>
      {ledger.isLoading ? <LedgerSkeleton /> : null}
      {ledger.hasFailed ? (
        <ErrorState title={<FormattedMessage id="ledger.failed" />} onRetry={ledger.retry}>
          <FormattedMessage id="ledger.failedText" />
        </ErrorState>
      ) : null}
      {ledger.isEmpty ? (
        <EmptyState icon={<Flame />} title={<FormattedMessage id="ledger.emptyTitle" />}>
          <FormattedMessage id="ledger.emptyText" />
        </EmptyState>
      ) : null}
      {ledger.isShown ? (
        <>
          <LedgerDays entries={ledger.entries} />
          {ledger.hasMore ? <MoreEntries ledger={ledger} /> : null}
        </>
      ) : null}
    </div>
  );
}
