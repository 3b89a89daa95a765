import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatListRef } from '../../machines/chatList/chatListMachine';
import type { EmailReminderRef } from '../../machines/emailReminder/emailReminderMachine';
import { goToFirstHit, moveAmongHits } from '../chatSearch/hitKeys';
import { CachedNotice } from '../offline/CachedNotice';
import { ErrorState } from '../kit/ErrorState';
import { EmailReminder } from '../verification/EmailReminder';
import { ChatActions } from './ChatActions';
import styles from './ChatListPage.module.css';
import { ChatListSkeleton } from './ChatListSkeleton';
import { MoreChats } from './MoreChats';
import { useChatList } from './useChatList';

export type ChatListPageProps = { actor: ChatListRef; reminder: EmailReminderRef | null };

/** The user's chats: pinned ones first, then the latest. */
export function ChatListPage({ actor, reminder }: ChatListPageProps) {
  const list = useChatList(actor);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.page} onKeyDown={moveAmongHits} onSubmit={goToFirstHit}>
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        <FormattedMessage id="chats.title" />
      </h1>
      {list.cachedAt === null ? null : <CachedNotice />}
      {list.chatActions !== null ? (
        <ChatActions
          chatActions={list.chatActions}
          chats={list.chats}
          more={list.hasMore ? <MoreChats list={list} /> : null}
          after={<EmailReminder actor={reminder} />}
          onEmpty={() => title.current?.focus()}
        />
      ) : list.state === 'failed' ? (
        <ErrorState onRetry={list.retry}>
          <FormattedMessage id="chats.failed" />
        </ErrorState>
      ) : (
        <ChatListSkeleton />
      )}
    </div>
  );
}
