import { useSelector } from '@xstate/react';
import type { LedgerRef } from '../../machines/ledger/ledgerMachine';

export function useLedger(actor: LedgerRef) {
  const snapshot = useSelector(actor, (current) => current);
  const { entries, next } = snapshot.context;
  return {
    entries,
    hasMore: next !== null,
    isLoading: snapshot.hasTag('loading'),
    hasFailed: snapshot.matches('failed'),
    isEmpty: snapshot.matches('empty'),
    isShown: snapshot.matches('shown'),
    isBusy: snapshot.hasTag('busy'),
    hasMoreFailed: snapshot.matches({ shown: { past: 'failed' } }),
    more: () => actor.send({ type: 'ledger.more' }),
    retry: () => actor.send({ type: 'ledger.retry' }),
  };
}
