import { Flag } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ReportsRef } from '../../machines/reports/reportsMachine';
import { pageOver } from '../app/pageOver';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { ListPage, MoreRows } from '../settings/ListPage';
import { LoadingRows } from '../subscription/LoadingRows';
import { ReportRow } from './ReportRow';
import styles from './ReportsPage.module.css';
import { useReports } from './useReports';

/** The user's reports, and what became of them. */
export function ReportsPage({ actor }: { actor: ReportsRef }) {
  const reports = useReports(actor);
  return (
    <ListPage title={<FormattedMessage id="reports.title" />}>
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
        <MoreRows list={reports} failed={<FormattedMessage id="reports.moreFailed" />}>
          <FormattedMessage id="reports.more" />
        </MoreRows>
      ) : null}
    </ListPage>
  );
}

export default pageOver('reports', ReportsPage);
