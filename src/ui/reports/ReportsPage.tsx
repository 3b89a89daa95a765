import { ArrowLeft, Flag } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { ReportsRef } from '../../machines/reports/reportsMachine';
import { Button } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { LoadingRows } from '../subscription/LoadingRows';
import { ReportRow } from './ReportRow';
import styles from './ReportsPage.module.css';
import { useReports } from './useReports';

/** What one has reported, and what became of it. */
export function ReportsPage({ actor }: { actor: ReportsRef }) {
  const reports = useReports(actor);
  return (
    <div className={styles.page}>
      <Link className={styles.back} href="/settings">
        <ArrowLeft aria-hidden="true" />
        <FormattedMessage id="settings.title" />
      </Link>
      <h1 className={styles.title}>
        <FormattedMessage id="reports.title" />
      </h1>
      {reports.isLoading ? <LoadingRows label={<FormattedMessage id="reports.loading" />} /> : null}
      {reports.hasFailed ? (
        <ErrorState title={<FormattedMessage id="reports.failed" />} onRetry={reports.retry}>
          <FormattedMessage id="reports.failedText" />
        </ErrorState>
      ) : null}
      {reports.isEmpty ? (
        <EmptyState icon={<Flag />} title={<FormattedMessage id="reports.emptyTitle" />}>
          <FormattedMessage id="reports.emptyText" />
        </EmptyState>
      ) : null}
      {reports.entries.length > 0 ? (
        <ul className={styles.entries}>
          {reports.entries.map((entry) => (
            <ReportRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : null}
      {reports.hasMore ? (
        <div className={styles.more}>
          {reports.hasMoreFailed ? (
            <p role="alert">
              <FormattedMessage id="reports.moreFailed" />
            </p>
          ) : null}
          <Button
            busy={reports.isBusy}
            onClick={reports.hasMoreFailed ? reports.retry : reports.more}
          >
            {reports.hasMoreFailed ? (
              <FormattedMessage id="action.tryAgain" />
            ) : (
              <FormattedMessage id="reports.more" />
            )}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
