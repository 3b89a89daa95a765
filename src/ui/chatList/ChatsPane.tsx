import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatListRef } from '../../machines/chatList/chatListMachine';
import type { EmailReminderRef } from '../../machines/emailReminder/emailReminderMachine';
import { goToFirstHit, moveAmongHits } from '../chatSearch/hitKeys';
import { ErrorState } from '../kit/ErrorState';
import { CachedNotice } from '../offline/CachedNotice';
import { EmailReminder } from '../verification/EmailReminder';
import { ChatActions } from './ChatActions';
import { ChatListSkeleton } from './ChatListSkeleton';
import styles from './ChatsPane.module.css';
import { MoreChats } from './MoreChats';
import { useChatList } from './useChatList';

export type ChatsPaneProps = {
  /** Undefined until its code has loaded. */
  actor: ChatListRef | undefined;
  /** The character of the open chat; undefined while none is open, and the list is the page. */
  openSlug: string | undefined;
  reminder: EmailReminderRef | null;
};

/** The user's chats beside the open one; it stays while chats change, and keeps its place. */
export function ChatsPane({ actor, openSlug, reminder }: ChatsPaneProps) {
  const Title = openSlug === undefined ? 'h1' : 'h2';
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section
      className={styles.pane}
      aria-labelledby={titleId}
      onKeyDown={moveAmongHits}
      onSubmit={goToFirstHit}
    >
      <Title className={styles.title} id={titleId} ref={title} tabIndex={-1}>
        <FormattedMessage id="chats.title" />
      </Title>
      <div className={styles.chats}>
        {actor ? (
          <Chats
            actor={actor}
            openSlug={openSlug}
            reminder={reminder}
            onEmpty={() => title.current?.focus()}
          />
        ) : (
          <ChatListSkeleton isBeside />
        )}
      </div>
    </section>
  );
}

type ChatsProps = Omit<ChatsPaneProps, 'actor'> & { actor: ChatListRef; onEmpty: () => void };

function Chats({ actor, openSlug, reminder, onEmpty }: ChatsProps) {
  const list = useChatList(actor);
  const place = useRef<HTMLDivElement>(null);
  const openId = list.chats.find(({ character }) => character.slug === openSlug)?.id;
  const isShown = list.chatActions !== null;

  // A chat that was opened elsewhere, or by a shortcut, is brought into sight; one in sight stays.
  useEffect(() => {
    if (!isShown || openId === undefined) return;
    place.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [isShown, openId]);

  if (list.chatActions === null)
    return list.state === 'failed' ? (
      <ErrorState onRetry={list.retry}>
        <FormattedMessage id="chats.failed" />
      </ErrorState>
    ) : (
      <ChatListSkeleton isBeside />
    );
  return (
    <div ref={place} className={styles.list}>
      {openSlug === undefined && list.cachedAt !== null ? <CachedNotice /> : null}
      <ChatActions
        chatActions={list.chatActions}
        chats={list.chats}
        more={list.hasMore ? <MoreChats list={list} /> : null}
        after={<EmailReminder actor={reminder} />}
        onEmpty={onEmpty}
        isBeside
        openSlug={openSlug}
      />
    </div>
  );
}
