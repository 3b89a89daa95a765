import { MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatListRef } from '../../machines/chatList/chatListMachine';
import type { Bot } from '../../machines/catalogue/bot';
import { RestartDialog } from '../chat/RestartDialog';
import { Button, ButtonLink } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import styles from './ChatListPage.module.css';
import { ChatListSkeleton } from './ChatListSkeleton';
import { ChatRow } from './ChatRow';
import { useChatList } from './useChatList';

/** One's conversations, the latest first. */
export function ChatListPage({ actor }: { actor: ChatListRef }) {
  const list = useChatList(actor);
  const [asked, setAsked] = useState<Bot | null>(null);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="chats.title" />
      </h1>
      {list.state === 'loading' ? <ChatListSkeleton /> : null}
      {list.state === 'failed' ? (
        <ErrorState onRetry={list.retry}>
          <FormattedMessage id="chats.failed" />
        </ErrorState>
      ) : null}
      {list.state === 'shown' && list.chats.length === 0 ? <NoChats /> : null}
      {list.state === 'shown' && list.chats.length > 0 ? (
        <ul className={styles.list}>
          {list.chats.map((chat) => (
            <ChatRow
              key={chat.id}
              chat={chat}
              busy={list.restarting === chat.bot.id}
              onRestart={setAsked}
            />
          ))}
        </ul>
      ) : null}
      {list.state === 'shown' && list.hasMore ? <More list={list} /> : null}
      {asked === null ? null : (
        <RestartDialog
          name={asked.name}
          busy={false}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            list.restart(asked.id);
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}

function NoChats() {
  return (
    <EmptyState
      icon={<MessageCircleHeart />}
      title={<FormattedMessage id="chats.empty" />}
      action={
        <ButtonLink variant="primary" href="/">
          <FormattedMessage id="chat.goExplore" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="chats.emptyText" />
    </EmptyState>
  );
}

function More({ list }: { list: ReturnType<typeof useChatList> }) {
  return (
    <div className={styles.more}>
      {list.past === 'failed' ? (
        <p role="alert">
          <FormattedMessage id="chats.moreFailed" />
        </p>
      ) : null}
      <Button
        busy={list.past === 'loading'}
        onClick={list.past === 'failed' ? list.retry : list.loadMore}
      >
        {list.past === 'failed' ? (
          <FormattedMessage id="action.tryAgain" />
        ) : (
          <FormattedMessage id="chats.more" />
        )}
      </Button>
    </div>
  );
}
