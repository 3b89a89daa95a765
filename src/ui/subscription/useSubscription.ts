import { useSelector } from '@xstate/react';
import type { ReceiptsRef } from '../../machines/subscription/receiptsMachine';
import type { SubscriptionRef } from '../../machines/subscription/subscriptionMachine';

export function useSubscription(actor: SubscriptionRef) {
  const snapshot = useSelector(actor, (current) => current);
  return {
    subscription: snapshot.context.subscription,
    isLoading: snapshot.matches('loading'),
    isUnread: snapshot.matches('unread'),
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.hasTag('failed'),
    hasChanged: snapshot.matches({ shown: { course: 'changed' } }),
    mayCancel: snapshot.can({ type: 'subscription.cancel' }),
    mayResume:
      snapshot.can({ type: 'subscription.resume' }) ||
      snapshot.matches({ shown: { course: 'resuming' } }),
    retry: () => actor.send({ type: 'subscription.retry' }),
    cancel: () => actor.send({ type: 'subscription.cancel' }),
    confirm: () => actor.send({ type: 'subscription.confirm' }),
    keep: () => actor.send({ type: 'subscription.keep' }),
    resume: () => actor.send({ type: 'subscription.resume' }),
  };
}

export type SubscriptionView = ReturnType<typeof useSubscription>;

export function useReceipts(actor: ReceiptsRef) {
  const snapshot = useSelector(actor, (current) => current);
  return {
    purchases: snapshot.context.purchases,
    isLoading: snapshot.matches('loading'),
    hasFailed: snapshot.matches('failed'),
    hasMore: snapshot.context.next !== null,
    isBusy: snapshot.hasTag('busy'),
    isUnextended: snapshot.matches({ shown: 'unextended' }),
    retry: () => actor.send({ type: 'receipts.retry' }),
    more: () => actor.send({ type: 'receipts.more' }),
  };
}
