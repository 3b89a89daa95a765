import clsx from 'clsx';
import { RotateCw } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { Message } from '../../machines/conversation/message';
import { Button } from '../kit/Button';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { MessageMenu } from './MessageMenu';
import styles from './MessageRow.module.css';
import { MessageText } from './MessageText';
import { ReplyText } from './ReplyText';

/** Holds the place, so that nothing moves when the reply is finished. */
const NO_TIME_YET = '\u00a0';

export type MessageRowProps = {
  message: Message;
  /** Where its words come from while it is being written. */
  live: ConversationRef | null;
  /** The character's name. */
  name: string;
  opens: boolean;
  closes: boolean;
  /** Given where the reply may be asked for again. */
  retryId: string | null;
  onRetry: (clientId: string) => void;
  onCopy: (text: string) => void;
};

/**
 * One message, which is drawn anew only when it changes itself. A reply under way keeps its row when
 * it is finished, so that neither the page nor what is selected jumps.
 */
export const MessageRow = memo(function MessageRow({
  message,
  live,
  name,
  opens,
  closes,
  retryId,
  onRetry,
  onCopy,
}: MessageRowProps) {
  const intl = useIntl();
  const isOwn = message.author === 'user';
  const time = live === null ? intl.formatTime(message.createdAt) : null;
  const author = isOwn ? intl.formatMessage({ id: 'chat.you' }) : name;
  return (
    <li
      className={clsx(
        styles.row,
        isOwn ? styles.own : styles.theirs,
        opens && styles.opens,
        live !== null && styles.arriving,
      )}
    >
      {opens && time !== null ? (
        <VisuallyHidden>
          <FormattedMessage id="chat.messageFrom" values={{ name: author, time }} />
        </VisuallyHidden>
      ) : null}
      {live === null && message.imageUrl === null && message.text === '' ? null : (
        <div className={styles.line}>
          <div className={clsx(styles.bubble, closes && styles.closes)} tabIndex={-1}>
            {message.imageUrl === null ? null : (
              <img
                className={styles.picture}
                src={message.imageUrl}
                alt={intl.formatMessage({ id: 'chat.pictureFrom' }, { name: author })}
                width={240}
                height={320}
                loading="lazy"
                decoding="async"
              />
            )}
            {isOwn && message.text !== '' ? <MessageText text={message.text} /> : null}
            {isOwn ? null : <ReplyText text={message.text} live={live} />}
          </div>
          {live === null ? <MessageMenu message={message} onCopy={onCopy} /> : null}
        </div>
      )}
      <ReplyState state={message.state} />
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
      {closes ? (
        <time className={styles.time} dateTime={time === null ? undefined : message.createdAt}>
          {time ?? NO_TIME_YET}
        </time>
      ) : null}
    </li>
  );
});

function ReplyState({ state }: { state: Message['state'] }) {
  if (state === 'failed')
    return (
      <p className={clsx(styles.note, styles.failed)}>
        <FormattedMessage id="chat.replyFailed" />
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
