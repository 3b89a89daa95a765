import { useSelector } from '@xstate/react';
import type { PaymentRef } from '../../machines/payment/paymentMachine';

export function usePayment(actor: PaymentRef) {
  const snapshot = useSelector(actor, (current) => current);
  return {
    snapshot,
    purchase: snapshot.context.purchase,
    proceed: () => actor.send({ type: 'payment.continue' }),
    giveUp: () => actor.send({ type: 'payment.giveUp' }),
    retry: () => actor.send({ type: 'payment.retry' }),
    again: () => actor.send({ type: 'payment.again', clientId: crypto.randomUUID() }),
    check: () => actor.send({ type: 'payment.check' }),
    leave: () => actor.send({ type: 'payment.leave' }),
  };
}
