import { useSelector } from '@xstate/react';
import type { LedgerActors } from './LedgerPage';

export function useLedger({ actor, session }: LedgerActors) {
  const snapshot = useSelector(actor, (current) => current);
  const { entries, next } = snapshot.context;
  return {
    balance: useSelector(session, ({ context }) => context.profile?.numTokens ?? null),
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

export type LedgerView = ReturnType<typeof useLedger>;
