import { useSelector } from '@xstate/react';
import type { PaymentRef } from '../../machines/payment/paymentMachine';
import { purchaseCode } from '../../machines/payment/purchase';

export function usePayment(actor: PaymentRef) {
  const snapshot = useSelector(actor, (current) => current);
  const { purchase } = snapshot.context;
  const asksSupport =
    snapshot.matches('overdue') ||
    (['short', 'late', 'over', 'disputed'] as const).some((state) =>
      snapshot.matches({ settled: state }),
    );
  return {
    snapshot,
    purchase,
    /** What the user names to support, where support can help. */
    code: purchase !== null && asksSupport ? purchaseCode(purchase) : null,
    proceed: () => actor.send({ type: 'payment.continue' }),
    giveUp: () => actor.send({ type: 'payment.giveUp' }),
    retry: () => actor.send({ type: 'payment.retry' }),
    again: () => actor.send({ type: 'payment.again', clientId: crypto.randomUUID() }),
    check: () => actor.send({ type: 'payment.check' }),
    leave: () => actor.send({ type: 'payment.leave' }),
  };
}
