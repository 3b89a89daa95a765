import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { FailureReason } from '../../machines/outbox/outboxMessage';
import type { OutboxMessageRef, Question } from '../../machines/outbox/outboxMessageMachine';

export type Delivery =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'asking'; question: Question }
  | { kind: 'failed'; reason: FailureReason };

export type DeliveryHandlers = ReturnType<typeof useDeliveryHandlers>;

/** How far an outbox message is; null once the server has it. */
export function useDelivery(actor: OutboxMessageRef | null): Delivery | null {
  return useSelector(
    actor ?? undefined,
    (snapshot): Delivery | null => {
      if (snapshot === undefined) return null;
      const { question, reason } = snapshot.context;
      if (snapshot.hasTag('asking')) return { kind: 'asking', question: question ?? 'old' };
      if (snapshot.hasTag('failed')) return { kind: 'failed', reason: reason ?? 'network' };
      return { kind: snapshot.matches('sending') ? 'sending' : 'waiting' };
    },
    isSameDelivery,
  );
}

const isSameDelivery = (one: Delivery | null, other: Delivery | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Each handler removes the pressed button, so it moves the focus to the field or the messages. */
export function useDeliveryHandlers(focusField: () => void, focusMessages: () => void) {
  return useMemo(
    () => ({
      retry: (actor: OutboxMessageRef) => {
        actor.send({ type: 'outboxMessage.retry' });
        focusMessages();
      },
      confirm: (actor: OutboxMessageRef) => {
        actor.send({ type: 'outboxMessage.confirm' });
        focusMessages();
      },
      discard: (actor: OutboxMessageRef) => {
        actor.send({ type: 'outboxMessage.discard' });
        focusMessages();
      },
      edit: (actor: OutboxMessageRef) => {
        actor.send({ type: 'outboxMessage.reclaim' });
        focusField();
      },
    }),
    [focusField, focusMessages],
  );
}
