import { useSelector } from '@xstate/react';
import type { ReportsRef } from '../../machines/reports/reportsMachine';

export function useReports(actor: ReportsRef) {
  const snapshot = useSelector(actor, (current) => current);
  const { entries, next } = snapshot.context;
  return {
    entries,
    hasMore: next !== null,
    isLoading: snapshot.hasTag('loading'),
    hasFailed: snapshot.matches('failed'),
    isEmpty: snapshot.matches('empty'),
    isBusy: snapshot.hasTag('busy'),
    hasMoreFailed: snapshot.matches({ shown: 'behind' }),
    more: () => actor.send({ type: 'reports.more' }),
    retry: () => actor.send({ type: 'reports.retry' }),
  };
}
