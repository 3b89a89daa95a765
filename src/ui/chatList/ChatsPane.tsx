import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatListRef } from '../../machines/chatList/chatListMachine';
import { goToFirstHit, moveAmongHits } from '../chatSearch/hitKeys';
import { ErrorState } from '../kit/ErrorState';
import { ChatActions } from './ChatActions';
import { ChatListSkeleton } from './ChatListSkeleton';
import styles from './ChatsPane.module.css';
import { MoreChats } from './MoreChats';
import { useChatList } from './useChatList';

export type ChatsPaneProps = {
  /** Undefined until its code has loaded. */
  actor: ChatListRef | undefined;
  /** The character of the open chat. */
  openSlug: string;
};

/** The user's chats beside the open one; it stays while chats change, and keeps its place. */
export function ChatsPane({ actor, openSlug }: ChatsPaneProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section
      className={styles.pane}
      aria-labelledby={titleId}
      onKeyDown={moveAmongHits}
      onSubmit={goToFirstHit}
    >
      <h2 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
        <FormattedMessage id="chats.title" />
      </h2>
      <div className={styles.chats}>
        {actor ? (
          <Chats actor={actor} openSlug={openSlug} onEmpty={() => title.current?.focus()} />
        ) : (
          <ChatListSkeleton isBeside />
        )}
      </div>
    </section>
  );
}

type ChatsProps = { actor: ChatListRef; openSlug: string; onEmpty: () => void };

function Chats({ actor, openSlug, onEmpty }: ChatsProps) {
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
      <ChatActions
        chatActions={list.chatActions}
        chats={list.chats}
        more={list.hasMore ? <MoreChats list={list} /> : null}
        onEmpty={onEmpty}
        openSlug={openSlug}
      />
    </div>
  );
}
