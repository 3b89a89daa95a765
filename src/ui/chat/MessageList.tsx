import { useSelector } from '@xstate/react';
import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { ErrorState } from '../kit/ErrorState';
import { chatItems, dateAbove, withReply, type ListItem } from './chatItems';
import { DayLine } from './DayLine';
import { DayPill, type DayPillRef } from './DayPill';
import { DeletionBar } from './DeletionBar';
import { HistoryEnd } from './HistoryEnd';
import { HistoryStart } from './HistoryStart';
import { JourneyNotice } from './JourneyNotice';
import { JumpToLatest } from './JumpToLatest';
import styles from './MessageList.module.css';
import { MessageRow } from './MessageRow';
import { MessagesSkeleton } from './MessagesSkeleton';
import { retryIdOf, type useConversation } from './useConversation';
import { useActs } from './useActs';
import { useDeletion } from './useDeletion';
import { useDeliveryHandlers } from './useDelivery';
import { useKeptView } from './useKeptView';
import { useListKeys } from './useListKeys';
import { useLostFocus } from './useLostFocus';
import { useJourney, useLanding, usePlace } from './usePlace';
import { useRows } from './useRows';

export type MessageListProps = {
  actor: ConversationRef;
  /** The character's name. */
  name: string;
  conversation: ReturnType<typeof useConversation>;
  focusField: () => void;
};

/**
 * The messages of a chat; only those near the view are mounted. It is not a live region: a screen
 * reader would read each piece of a reply, so the Announcer speaks instead.
 */
export function MessageList({ actor, name, conversation, focusField }: MessageListProps) {
  const intl = useIntl();
  const place = usePlace(actor, conversation);
  const { messages, outboxMessages, reply, history, hasOlder, future } = place;
  const { places } = conversation;
  const isVisiting = future !== null;
  const journey = useJourney(actor);
  const { markedId } = journey;
  const isFollowing = useSelector(actor, (snapshot) => !snapshot.hasTag('detached'));
  const isAway = useSelector(actor, (snapshot) => snapshot.hasTag('away'));
  const turnKey = useSelector(actor, (snapshot) =>
    snapshot.matches({ scroll: { following: 'turn' } }) ? snapshot.context.turnId : null,
  );
  const pill = useRef<DayPillRef>(null);
  const [aboveKey, setAboveKey] = useState<string | null>(null);
  const report = useMemo(
    () => ({
      left: () => actor.send({ type: 'scroll.left' }),
      ended: () => actor.send({ type: 'scroll.ended' }),
      filled: () => actor.send({ type: 'scroll.filled' }),
      scrolled: (key: string | null) => {
        setAboveKey(key);
        pill.current?.show();
      },
      latest: (isShown: boolean) =>
        actor.send({ type: isShown ? 'latest.shown' : 'latest.hidden' }),
      nearStart: () => actor.send({ type: 'chat.older' }),
      nearEnd: () => actor.send({ type: 'chat.newer' }),
      landed: () => actor.send({ type: 'scroll.landed' }),
    }),
    [actor],
  );

  const said = useMemo(
    () => chatItems(messages, outboxMessages, places),
    [messages, outboxMessages, places],
  );
  const items = useMemo(() => withReply(said, reply, places), [said, reply, places]);
  const landing = useLanding(items, journey);
  const mode = { isFollowing, isVisiting, turnKey, landing };
  const { scroller, list, heldKey } = useKeptView(mode, report);
  const { wayOut, onKeyDown } = useListKeys(scroller);
  const hintId = useId();
  const { rows, after, measure, onFocus, onBlur } = useRows(
    items,
    scroller,
    heldKey,
    landing?.key ?? null,
    isFollowing,
  );
  useLostFocus(items, scroller);
  const retryId = useMemo(() => (isVisiting ? null : retryIdOf(messages)), [isVisiting, messages]);
  const last = messages.at(-1);
  const date = useMemo(() => dateAbove(items, aboveKey), [items, aboveKey]);

  const focusMessages = useCallback(
    () => scroller.current?.focus({ preventScroll: true }),
    [scroller],
  );
  const deliveryHandlers = useDeliveryHandlers(focusField, focusMessages);
  const deletion = useDeletion(actor, list, focusMessages);
  const { anewId, askingId, editedId, acts } = useActs(actor, focusField, focusMessages);
  const { retryReply } = conversation;
  const retry = useCallback(
    (clientId: string) => {
      retryReply(clientId);
      focusMessages();
    },
    [retryReply, focusMessages],
  );
  const goToLatest = () => {
    actor.send({ type: 'chat.toLatest' });
    focusMessages();
  };

  const contentOf = (item: ListItem): ReactNode =>
    item.kind === 'day' ? (
      <DayLine date={item.date} />
    ) : (
      <MessageRow
        message={item.message}
        actor={actor}
        live={item.kind === 'reply' ? actor : null}
        outboxMessage={item.kind === 'reply' ? null : item.outboxMessage}
        name={name}
        opens={item.opens}
        isMarked={item.message.id === markedId}
        closes={item.kind === 'reply' || item.closes}
        isTimed={item.kind === 'reply' || item.isTimed}
        notice={item.kind === 'reply' ? null : item.notice}
        retryId={item.message === last ? retryId : null}
        onRetry={retry}
        onCopy={conversation.copy}
        onDelete={deletion.begin}
        acts={acts}
        anew={
          item.message.id === askingId ? 'asked' : item.message.id === anewId ? 'offered' : null
        }
        isInEdit={item.message.id === editedId}
        onOpenPicture={conversation.showPicture}
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
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className={styles.content}>
          {history === 'loading' && messages.length === 0 ? <MessagesSkeleton /> : null}
          {history === 'failed' ? (
            <ErrorState onRetry={conversation.retry}>
              <FormattedMessage id="chat.historyFailed" />
            </ErrorState>
          ) : null}
          {history === 'shown' ? <HistoryStart name={name} conversation={place} /> : null}
          <ol
            ref={list}
            className={styles.rows}
            style={{ paddingBottom: after }}
            onFocus={onFocus}
            onBlur={onBlur}
          >
            {rows.map(({ item, index, gap }) => (
              <li
                key={item.key}
                ref={measure}
                className={item.kind === 'day' ? styles.day : undefined}
                style={gap > 0 ? { marginTop: gap } : undefined}
                data-index={index}
                data-row={item.kind === 'day' ? undefined : item.key}
                aria-setsize={hasOlder || isVisiting ? -1 : items.length}
                aria-posinset={index + 1}
              >
                {contentOf(item)}
              </li>
            ))}
          </ol>
          {future === null ? null : (
            <HistoryEnd future={future} onLoad={report.nearEnd} onRetry={conversation.retry} />
          )}
        </div>
      </div>
      <p id={hintId} className={styles.keys}>
        <FormattedMessage id="chat.keysHint" />
      </p>
      <span ref={wayOut} tabIndex={-1} />
      {date === null ? null : <DayPill ref={pill} date={date} />}
      <JourneyNotice journey={journey} onClose={focusMessages} />
      <div className={styles.foot}>
        {isAway ? <JumpToLatest actor={actor} onJump={goToLatest} /> : null}
        <DeletionBar
          actor={deletion.latest}
          takesFocus={deletion.takesFocus}
          onFocusLost={deletion.restoreFocus}
        />
      </div>
    </div>
  );
}
