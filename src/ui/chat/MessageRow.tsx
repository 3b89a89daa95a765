import clsx from 'clsx';
import { Clock, RotateCw } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { Message } from '../../machines/conversation/message';
import { isQuotable } from '../../machines/conversation/quote';
import type { OutboxMessageRef } from '../../machines/outbox/outboxMessageMachine';
import { Button } from '../kit/Button';
import { Spinner } from '../kit/Spinner';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { CrisisNotice } from './CrisisNotice';
import { DeliveryState } from './DeliveryState';
import { isEmojiAlone } from './emojiAlone';
import { failureTexts } from './failureTexts';
import { MessageQuote } from './MessageQuote';
import { MessageRecord } from './MessageRecord';
import { MessageMenu } from './MessageMenu';
import { MessagePicture } from './MessagePicture';
import styles from './MessageRow.module.css';
import { MessageText } from './MessageText';
import { ReactionPill } from './ReactionPill';
import { ReplyText } from './ReplyText';
import { recordOf } from './recordOf';
import { VersionSwitch } from './VersionSwitch';
import { VoiceButton } from './VoiceButton';
import { VoicePlayer } from './VoicePlayer';
import type { Acts } from './useActs';
import { useDelivery, type DeliveryHandlers } from './useDelivery';
import { useReaction } from './useReaction';
import { useTouch } from './useTouch';

/** Reserves the place, so that nothing moves when the reply is finished. */
const NO_TIME_YET = '\u00a0';

export type MessageRowProps = {
  actor: ConversationRef;
  message: Message;
  /** Supplies the text while the reply is being written. */
  live: ConversationRef | null;
  /** The outbox message; null once the server has it. */
  outboxMessage: OutboxMessageRef | null;
  /** The character's name. */
  name: string;
  opens: boolean;
  closes: boolean;
  /** The time stands below it. */
  isTimed: boolean;
  notice: 'whole' | 'short' | null;
  /** The reader jumped to this message. */
  isMarked: boolean;
  /** Set if the reply can be requested again. */
  retryId: string | null;
  onRetry: (clientId: string) => void;
  onCopy: (text: string) => void;
  onDelete: (message: Message) => void;
  acts: Acts;
  /** Whether the reply can be regenerated, or was asked to be. */
  anew: 'offered' | 'asked' | null;
  /** Its text is being edited in the field. */
  isInEdit: boolean;
  onOpenPicture: (messageId: string) => void;
  deliveryHandlers: DeliveryHandlers;
};

/**
 * One message, re-rendered only when it changes. A reply keeps its row when it is finished, and an
 * outbox message when the server has it, so that neither the page nor a selection jumps.
 */
export const MessageRow = memo(function MessageRow({
  actor,
  message,
  live,
  outboxMessage,
  name,
  opens,
  closes,
  isTimed,
  notice,
  isMarked,
  retryId,
  onRetry,
  onCopy,
  onDelete,
  acts,
  anew,
  isInEdit,
  onOpenPicture,
  deliveryHandlers,
}: MessageRowProps) {
  const intl = useIntl();
  const delivery = useDelivery(outboxMessage);
  const touch = useTouch();
  const reaction = useReaction(actor, message);
  const isPending = delivery?.kind === 'waiting' || delivery?.kind === 'sending';
  // A refused text has no notice from the server: its reason decides.
  const isRefusedInCrisis = delivery?.kind === 'failed' && delivery.reason === 'crisis';
  const shownNotice = isRefusedInCrisis ? 'whole' : notice;
  const isOwn = message.author === 'user';
  const record = recordOf(message);
  const isLarge =
    live === null &&
    message.imageUrl === null &&
    message.quote === undefined &&
    isEmojiAlone(message.text);
  const isSpoken = !isOwn && live === null && message.state === 'complete' && message.text !== '';
  const time = live === null ? intl.formatTime(message.createdAt) : null;
  const author = isOwn ? intl.formatMessage({ id: 'chat.you' }) : name;
  return (
    <div
      className={clsx(
        styles.row,
        isOwn ? styles.own : styles.theirs,
        opens && styles.opens,
        (live !== null || delivery !== null) && styles.arriving,
        isPending && styles.pending,
        isMarked && styles.marked,
        isInEdit && styles.inEdit,
      )}
    >
      {opens && time !== null ? (
        <VisuallyHidden>
          <FormattedMessage id="chat.messageFrom" values={{ name: author, time }} />
        </VisuallyHidden>
      ) : null}
      {live === null &&
      message.imageUrl === null &&
      message.text === '' &&
      record === null ? null : (
        <div className={clsx(styles.line, message.imageUrl !== null && styles.below)} {...touch}>
          <div
            className={clsx(
              styles.bubble,
              closes && styles.closes,
              isLarge && styles.large,
              message.imageUrl !== null && styles.pictured,
            )}
            tabIndex={-1}
          >
            {message.quote === undefined ? null : (
              <MessageQuote actor={actor} quote={message.quote} name={name} onGo={acts.goTo} />
            )}
            <MessagePicture
              actor={actor}
              message={message}
              author={author}
              onOpen={onOpenPicture}
            />
            {isOwn && message.text !== '' ? <MessageText text={message.text} /> : null}
            {isOwn ? null : <ReplyText text={message.text} live={live} />}
            {isSpoken ? <VoicePlayer actor={actor} messageId={message.id} name={name} /> : null}
            {record === null ? null : <MessageRecord record={record} />}
          </div>
          {isPending ? (
            <>
              <Clock className={styles.mark} aria-hidden="true" />
              <VisuallyHidden>
                {delivery.kind === 'waiting' ? (
                  <FormattedMessage id="chat.waiting" />
                ) : (
                  <FormattedMessage id="chat.sending" />
                )}
              </VisuallyHidden>
            </>
          ) : null}
          {isSpoken ? <VoiceButton actor={actor} messageId={message.id} /> : null}
          {live === null ? (
            <MessageMenu
              message={message}
              reaction={reaction}
              onCopy={onCopy}
              {...(outboxMessage === null
                ? {
                    onDelete: () => onDelete(message),
                    ...(isQuotable(message) && { onReply: () => acts.reply(message) }),
                    onReact: (chosen) => acts.react(message, chosen),
                    ...(anew === 'offered' && { onRegenerate: () => acts.regenerate(message) }),
                    ...(isOwn && message.text !== '' && { onEdit: () => acts.edit(message) }),
                  }
                : delivery?.kind === 'waiting' && {
                    onEdit: () => deliveryHandlers.edit(outboxMessage),
                    onDelete: () => deliveryHandlers.discard(outboxMessage),
                  })}
            />
          ) : null}
        </div>
      )}
      {reaction === null ? null : (
        <ReactionPill reaction={reaction} onRemove={() => acts.unreact(message, reaction)} />
      )}
      <StateNote state={message.state} />
      {live === null && message.versions > 1 ? (
        <VersionSwitch actor={actor} message={message} onChoose={acts.choose} />
      ) : null}
      {anew === 'asked' ? (
        <p className={clsx(styles.note, styles.asked)} role="status">
          <Spinner size="small" />
          <FormattedMessage id="chat.regenerating" />
        </p>
      ) : null}
      {outboxMessage === null || delivery === null ? null : (
        <DeliveryState actor={outboxMessage} delivery={delivery} handlers={deliveryHandlers} />
      )}
      {retryId === null ? null : (
        <Button
          className={styles.retry}
          size="small"
          icon={<RotateCw />}
          onClick={() => onRetry(retryId)}
        >
          <FormattedMessage id="action.tryAgain" />
        </Button>
      )}
      {(isTimed || message.isEdited) && (delivery === null || isPending) ? (
        <p className={styles.time}>
          {message.isEdited ? <FormattedMessage id="chat.edited" /> : null}
          {message.isEdited && isTimed ? ' · ' : null}
          {isTimed ? (
            <time dateTime={time === null ? undefined : message.createdAt}>
              {time ?? NO_TIME_YET}
            </time>
          ) : null}
        </p>
      ) : null}
      {outboxMessage === null && shownNotice === null ? null : (
        // Rendered before its content, so that a screen reader announces the server's answer.
        <div className={styles.care} aria-live="polite">
          {shownNotice === null ? null : (
            <CrisisNotice name={name} isShort={shownNotice === 'short'} />
          )}
        </div>
      )}
    </div>
  );
});

function StateNote({ state }: { state: Message['state'] }) {
  if (state === 'failed')
    return (
      <p className={clsx(styles.note, styles.failed)}>
        <FormattedMessage id="chat.replyFailed" />
      </p>
    );
  if (state === 'refused')
    return (
      <p className={clsx(styles.note, styles.failed)}>
        <FormattedMessage {...failureTexts.inappropriate} />
      </p>
    );
  if (state === 'stopped')
    return (
      <p className={styles.note}>
        <FormattedMessage id="chat.replyStopped" />
      </p>
    );
  return null;
}
