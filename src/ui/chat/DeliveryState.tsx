import clsx from 'clsx';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { FailureReason } from '../../machines/outbox/outboxMessage';
import type { OutboxMessageRef, Question } from '../../machines/outbox/outboxMessageMachine';
import { Button } from '../kit/Button';
import { failureTexts } from './failureTexts';
import styles from './MessageRow.module.css';
import type { Delivery, DeliveryHandlers } from './useDelivery';

export type DeliveryStateProps = {
  actor: OutboxMessageRef;
  delivery: Delivery;
  handlers: DeliveryHandlers;
};

const questions: Record<Question, MessageDescriptor> = defineMessages({
  old: { id: 'chat.askOld' },
  moved: { id: 'chat.askMoved' },
});

const repeatable: ReadonlySet<FailureReason> = new Set(['network', 'dailyLimit', 'premium']);

/** Why a message has not been sent, or what is asked first, and what the user can do. */
export function DeliveryState({ actor, delivery, handlers }: DeliveryStateProps) {
  if (delivery.kind === 'waiting' || delivery.kind === 'sending') return null;
  return (
    <>
      {delivery.kind === 'failed' ? (
        <p className={clsx(styles.note, styles.failed)} role="alert">
          <FormattedMessage {...failureTexts[delivery.reason]} />
        </p>
      ) : (
        <p className={styles.note} role="alert">
          <FormattedMessage {...questions[delivery.question]} />
        </p>
      )}
      <div className={styles.actions}>
        {delivery.kind === 'asking' ? (
          <Button size="small" onClick={() => handlers.confirm(actor)}>
            <FormattedMessage id="chat.send" />
          </Button>
        ) : null}
        {delivery.kind === 'failed' && repeatable.has(delivery.reason) ? (
          <Button size="small" onClick={() => handlers.retry(actor)}>
            <FormattedMessage id="action.tryAgain" />
          </Button>
        ) : null}
        <Button size="small" onClick={() => handlers.edit(actor)}>
          <FormattedMessage id="chat.edit" />
        </Button>
        <Button size="small" variant="quiet" onClick={() => handlers.discard(actor)}>
          <FormattedMessage id="chat.delete" />
        </Button>
      </div>
    </>
  );
}
