import { Flag } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ReportsRef } from '../../machines/reports/reportsMachine';
import { pageOver } from '../app/pageOver';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import type { SessionRef } from '../../machines/session/sessionMachine';
import { useAppActor } from '../app/AppContext';
import { MoreRows } from '../settings/MoreRows';
import { SettingsFrame } from '../settings/SettingsFrame';
import { LoadingRows } from '../subscription/LoadingRows';
import { ReportRow } from './ReportRow';
import styles from './ReportsPage.module.css';
import { useReports } from './useReports';

type ReportsPageProps = { actor: ReportsRef; session: SessionRef };

/** The user's reports, and what became of them. */
export function ReportsPage({ actor, session }: ReportsPageProps) {
  const reports = useReports(actor);
  return (
    <SettingsFrame session={session} part="help" title={<FormattedMessage id="reports.title" />}>
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
    </SettingsFrame>
  );
}

export default pageOver('reports', ({ actor }) => (
  <ReportsPage actor={actor} session={useAppActor('session')} />
));
