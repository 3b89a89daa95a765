import { ArrowLeft, Flame } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { LedgerRef } from '../../machines/ledger/ledgerMachine';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { LedgerDays } from './LedgerDays';
import styles from './LedgerPage.module.css';
import { LedgerSkeleton } from './LedgerSkeleton';
import { MoreEntries } from './MoreEntries';
import { useLedger } from './useLedger';

/** Every change of one's balance, and what was there after it. */
export function LedgerPage({ actor }: { actor: LedgerRef }) {
  const ledger = useLedger(actor);
  return (
    <div className={styles.page}>
      <Link className={styles.back} href="/settings">
        <ArrowLeft aria-hidden="true" />
        <FormattedMessage id="settings.title" />
      </Link>
      <h1 className={styles.title}>
        <FormattedMessage id="ledger.title" />
      </h1>
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
