import { Flame } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { LedgerRef } from '../../machines/ledger/ledgerMachine';
import { pageOver } from '../app/pageOver';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import type { SessionRef } from '../../machines/session/sessionMachine';
import { useAppActor } from '../app/AppContext';
import { MoreRows } from '../settings/MoreRows';
import { SettingsFrame } from '../settings/SettingsFrame';
import { LedgerDays } from './LedgerDays';
import { LedgerSkeleton } from './LedgerSkeleton';
import { useLedger } from './useLedger';

type LedgerPageProps = { actor: LedgerRef; session: SessionRef };

/** Every change of the user's balance, and the balance after it. */
export function LedgerPage({ actor, session }: LedgerPageProps) {
  const ledger = useLedger(actor);
  return (
    <SettingsFrame
      session={session}
      part="subscription"
      title={<FormattedMessage id="ledger.title" />}
    >
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
          {ledger.hasMore ? (
            <MoreRows list={ledger} failed={<FormattedMessage id="ledger.moreFailed" />}>
              <FormattedMessage id="ledger.more" />
            </MoreRows>
          ) : null}
        </>
      ) : null}
    </SettingsFrame>
  );
}

export default pageOver('ledger', ({ actor }) => (
  <LedgerPage actor={actor} session={useAppActor('session')} />
));
