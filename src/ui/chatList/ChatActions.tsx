import { useSelector } from '@xstate/react';
import { MessageCircleHeart } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatActionsRef } from '../../machines/chatActions/chatActionsMachine';
import type { ChatSummary } from '../../machines/conversation/message';
import { RestartDialog } from '../chat/RestartDialog';
import { ButtonLink } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { lazyView } from '../kit/lazyView';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './ChatListPage.module.css';
import { ChatFind } from './ChatFind';
import { ChatRow } from './ChatRow';
import { KeptFocus } from './KeptFocus';
import { UndoBars } from './UndoBars';
import { useChatActions, type Found } from './useChatList';
import { useTabStop } from './useTabStop';

const MessageHits = lazyView(async () => (await import('../chatSearch/MessageHits')).MessageHits);

export type ChatActionsProps = {
  chatActions: ChatActionsRef;
  chats: readonly ChatSummary[];
  /** Loads older chats, if there are any. */
  more: ReactNode;
  /** Stands after the chats, where nothing moves when it comes. */
  after: ReactNode;
  /** The focus was on a chat, and none is left. */
  onEmpty: () => void;
  /** The list is a pane, and not the page. */
  isBeside?: boolean;
  /** The character of the chat that is open beside the list. */
  openSlug?: string | undefined;
};

/** The list of chats, with everything one can do with them. */
export function ChatActions({
  chatActions,
  chats,
  more,
  after,
  onEmpty,
  isBeside = false,
  openSlug,
}: ChatActionsProps) {
  const { rows, asked, query, ...work } = useChatActions(chatActions, chats);
  const isFinding = query !== '';
  const search = useSelector(chatActions, ({ children }) => children.search);
  const { stopId, onEnter } = useTabStop(rows, openSlug);
  return (
    <KeptFocus className={styles.actions} onEmpty={onEmpty}>
      {chats.length > 0 || isFinding ? (
        <ChatFind text={work.text} onFind={work.find} hasShortcut={openSlug === undefined} />
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {isFinding && work.found === 'found' ? (
            <FormattedMessage id="chats.count" values={{ count: rows.length }} />
          ) : null}
        </span>
      </VisuallyHidden>
      {rows.length > 0 ? (
        <ul className={styles.list} onFocus={isBeside ? onEnter : undefined}>
          {rows.map((chat) => (
            <ChatRow
              key={chat.character.id}
              chat={chat}
              isBeside={isBeside}
              isOpen={chat.character.slug === openSlug}
              isTabStop={!isBeside || chat.id === stopId}
              busy={work.restarting?.id === chat.character.id}
              onAct={chatActions.send}
            />
          ))}
        </ul>
      ) : null}
      {isFinding ? (
        <FoundNothing found={work.found} query={query} count={rows.length} retry={work.retry} />
      ) : null}
      {isFinding && search ? (
        <Suspense fallback={null}>
          <MessageHits host={search} />
        </Suspense>
      ) : null}
      {!isFinding && rows.length === 0 && more === null ? (
        isBeside ? (
          <NoChatsBeside />
        ) : (
          <NoChats />
        )
      ) : null}
      {isFinding ? null : more}
      {isFinding ? null : <div className={styles.after}>{after}</div>}
      <UndoBars deletions={work.deletions} />
      {asked === null ? null : (
        <RestartDialog
          name={asked.name}
          busy={false}
          onCancel={work.cancel}
          onConfirm={work.confirm}
        />
      )}
    </KeptFocus>
  );
}

type FoundNothingProps = {
  found: Found;
  query: string;
  count: number;
  retry: () => void;
};

function FoundNothing({ found, query, count, retry }: FoundNothingProps) {
  if (found === 'failed')
    return (
      <ErrorState onRetry={retry}>
        <FormattedMessage id="chats.findFailed" />
      </ErrorState>
    );
  if (count > 0 || found === 'finding') return null;
  return (
    <p className={styles.nothingFound}>
      <FormattedMessage id="chats.nothingFound" values={{ query: <bdi>{query}</bdi> }} />
    </p>
  );
}

function NoChatsBeside() {
  return (
    <p className={styles.nothingFound}>
      <FormattedMessage id="chats.empty" />
    </p>
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
