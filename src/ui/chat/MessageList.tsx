import { ArrowDown } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { Button } from '../kit/Button';
import { ErrorState } from '../kit/ErrorState';
import { Spinner } from '../kit/Spinner';
import { chatItems, replyIndex, type ChatItem } from './chatItems';
import { DayLine } from './DayLine';
import styles from './MessageList.module.css';
import { MessageRow } from './MessageRow';
import { MessagesSkeleton } from './MessagesSkeleton';
import { retryIdOf, type useConversation } from './useConversation';
import { useDeliveryHandlers } from './useDelivery';
import { useFollowEnd } from './useFollowEnd';

export type MessageListProps = {
  actor: ConversationRef;
  /** The character's. */
  name: string;
  conversation: ReturnType<typeof useConversation>;
  focusField: () => void;
};

/**
 * The messages of a chat. The log is not live: each piece of a reply would be read aloud, so the
 * Announcer says what is to be heard.
 */
export function MessageList({ actor, name, conversation, focusField }: MessageListProps) {
  const intl = useIntl();
  const { messages, outgoing, reply, history } = conversation;
  const items = useMemo(() => chatItems(messages, outgoing), [messages, outgoing]);
  const retryId = useMemo(() => retryIdOf(messages), [messages]);
  const { scroller, content, isFarFromEnd, onScroll, goToEnd } = useFollowEnd(
    items[0]?.key,
    conversation.loadOlder,
  );
  const focusMessages = useCallback(
    () => scroller.current?.focus({ preventScroll: true }),
    [scroller],
  );
  const deliveryHandlers = useDeliveryHandlers(focusField, focusMessages);
  const replyAt = replyIndex(items, reply?.seq ?? null);
  const beforeReply = items[replyAt - 1];
  const last = messages.at(-1);

  const row = (item: ChatItem): ReactNode =>
    item.kind === 'day' ? (
      <DayLine key={item.key} date={item.date} />
    ) : (
      <MessageRow
        key={item.key}
        message={item.message}
        live={null}
        outgoing={item.outgoing}
        name={name}
        opens={item.opens}
        closes={item.closes}
        retryId={item.message === last ? retryId : null}
        onRetry={conversation.retryReply}
        onCopy={conversation.copy}
        deliveryHandlers={deliveryHandlers}
      />
    );

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-busy={history === 'loading'}
        aria-label={intl.formatMessage({ id: 'chat.conversationWith' }, { name })}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={content} className={styles.content}>
          {history === 'loading' && messages.length === 0 ? <MessagesSkeleton /> : null}
          {history === 'failed' ? (
            <ErrorState onRetry={conversation.retry}>
              <FormattedMessage id="chat.historyFailed" />
            </ErrorState>
          ) : null}
          {history === 'shown' ? <Start name={name} conversation={conversation} /> : null}
          <ol className={styles.rows}>
            {[
              ...items.slice(0, replyAt).map(row),
              reply === null ? null : (
                <MessageRow
                  key={reply.id}
                  message={reply}
                  live={actor}
                  outgoing={null}
                  name={name}
                  opens={beforeReply?.kind !== 'message' || beforeReply.message.author === 'user'}
                  closes
                  retryId={null}
                  onRetry={conversation.retryReply}
                  onCopy={conversation.copy}
                  deliveryHandlers={deliveryHandlers}
                />
              ),
              ...items.slice(replyAt).map(row),
            ]}
          </ol>
        </div>
      </div>
      {isFarFromEnd ? (
        <Button className={styles.jump} size="small" icon={<ArrowDown />} onClick={goToEnd}>
          <FormattedMessage id="chat.jumpToLatest" />
        </Button>
      ) : null}
    </div>
  );
}

/** Before the first row: the way to older messages, or that the conversation begins here. */
function Start({ name, conversation }: Pick<MessageListProps, 'name' | 'conversation'>) {
  const { hasOlder, past } = conversation;
  if (!hasOlder)
    return (
      <p className={styles.start}>
        <FormattedMessage id="chat.beginning" values={{ name }} />
      </p>
    );
  if (past === 'loading')
    return (
      <p className={styles.start} role="status">
        <Spinner size="small" />
        <FormattedMessage id="chat.olderLoading" />
      </p>
    );
  if (past === 'failed')
    return (
      <p className={styles.start} role="alert">
        <FormattedMessage id="chat.olderFailed" />
        <Button size="small" onClick={conversation.retry}>
          <FormattedMessage id="action.tryAgain" />
        </Button>
      </p>
    );
  return (
    <p className={styles.start}>
      <Button size="small" variant="quiet" onClick={conversation.loadOlder}>
        <FormattedMessage id="chat.older" />
      </Button>
    </p>
  );
}
