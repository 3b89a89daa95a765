import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Clock } from 'lucide-react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { FailureReason, OutgoingRef } from '../../machines/conversation/outgoingMachine';
import { Button } from '../kit/Button';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './MessageRow.module.css';
import { MessageText } from './MessageText';
import type { ConversationHandlers } from './useConversation';

export type OutgoingRowProps = Pick<ConversationHandlers, 'discard' | 'reclaim'> & {
  actor: OutgoingRef;
  opens: boolean;
};

const reasons: Record<FailureReason, MessageDescriptor> = defineMessages({
  network: { id: 'chat.failedNetwork' },
  dailyLimit: { id: 'chat.failedLimit' },
  premium: { id: 'chat.failedPremium' },
  inappropriate: { id: 'chat.failedInappropriate' },
  conflict: { id: 'chat.failedConflict' },
  invalid: { id: 'chat.failedInvalid' },
});

const repeatable: ReadonlySet<FailureReason> = new Set(['network', 'dailyLimit', 'premium']);

/** A message on its way, or one that did not go through, with its reason and the ways on. */
export function OutgoingRow({ actor, opens, discard, reclaim }: OutgoingRowProps) {
  const { clientId, text } = useSelector(actor, ({ context }) => context);
  const reason = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? (snapshot.context.reason ?? 'network') : null,
  );
  return (
    <li
      className={clsx(
        styles.row,
        styles.own,
        styles.arriving,
        opens && styles.opens,
        reason === null && styles.pending,
      )}
    >
      <div className={styles.line}>
        <div className={clsx(styles.bubble, styles.closes)}>
          <MessageText text={text} />
        </div>
        {reason === null ? (
          <>
            <Clock className={styles.mark} aria-hidden="true" />
            <VisuallyHidden>
              <FormattedMessage id="chat.sending" />
            </VisuallyHidden>
          </>
        ) : null}
      </div>
      {reason === null ? null : (
        <>
          <p className={clsx(styles.note, styles.failed)} role="alert">
            <FormattedMessage {...reasons[reason]} />
          </p>
          <div className={styles.actions}>
            {repeatable.has(reason) ? (
              <Button size="small" onClick={() => actor.send({ type: 'outgoing.retry' })}>
                <FormattedMessage id="action.tryAgain" />
              </Button>
            ) : null}
            <Button size="small" onClick={() => reclaim(clientId)}>
              <FormattedMessage id="chat.edit" />
            </Button>
            <Button size="small" variant="quiet" onClick={() => discard(clientId)}>
              <FormattedMessage id="chat.delete" />
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
