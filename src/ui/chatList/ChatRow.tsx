import clsx from 'clsx';
import { Ellipsis, Flag, Pin, PinOff, RotateCcw, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { ChatActionsEvent } from '../../machines/chatActions/chatActionsTypes';
import type { ChatSummary } from '../../machines/conversation/message';
import { useOverlayHref } from '../app/useOverlayHref';
import { kindWords } from '../chat/recordOf';
import { plainText } from '../chat/plainText';
import { Avatar } from '../kit/Avatar';
import { IconButton } from '../kit/IconButton';
import { Menu, type MenuItem } from '../kit/Menu';
import { Spinner } from '../kit/Spinner';
import { UnreadCount } from '../kit/UnreadCount';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './ChatRow.module.css';
import { ChatTime } from './ChatTime';

export type ChatRowProps = {
  chat: ChatSummary;
  /** It is being started over. */
  busy: boolean;
  onAct: (event: ChatActionsEvent) => void;
  /** The list stands beside a chat. */
  isBeside: boolean;
  /** It is the chat that the list stands beside. */
  isOpen: boolean;
  /** Tab stops at it. */
  isTabStop: boolean;
};

/** One chat in the list. */
export function ChatRow({ chat, busy, onAct, isBeside, isOpen, isTabStop }: ChatRowProps) {
  const intl = useIntl();
  const { character, unread } = chat;
  const tabIndex = isTabStop ? undefined : -1;
  return (
    <li
      className={clsx(styles.row, unread > 0 && styles.unread, isBeside && styles.beside)}
      aria-busy={busy || undefined}
      data-chat={chat.id}
    >
      <Link
        className={styles.link}
        href={`/${character.slug}`}
        tabIndex={tabIndex}
        aria-current={isOpen ? 'page' : undefined}
        data-hit=""
        data-opens-chat=""
      >
        <Avatar
          name={character.name}
          picture={character.portrait}
          size={isBeside ? 'medium' : 'large'}
        />
        <span className={styles.text}>
          <span className={styles.top}>
            <span className={styles.name}>{character.name}</span>
            {chat.isPinned ? <PinnedMark /> : null}
            <ChatTime date={chat.lastMessage?.createdAt ?? chat.updatedAt} />
          </span>
          <span className={styles.bottom}>
            <span className={styles.preview} dir="auto">
              <Preview chat={chat} />
            </span>
            <UnreadCount count={unread} />
          </span>
        </span>
      </Link>
      <div className={styles.menu}>
        <Menu
          items={useItems(chat, onAct)}
          trigger={(props) => (
            <IconButton
              {...props}
              tabIndex={tabIndex}
              label={intl.formatMessage({ id: 'chats.menu' }, { name: character.name })}
              icon={busy ? <Spinner size="small" /> : <Ellipsis />}
            />
          )}
        />
      </div>
    </li>
  );
}

function useItems(chat: ChatSummary, onAct: ChatRowProps['onAct']): MenuItem[] {
  const overlayHref = useOverlayHref();
  return [
    {
      id: 'pin',
      label: chat.isPinned ? (
        <FormattedMessage id="chats.unpin" />
      ) : (
        <FormattedMessage id="chats.pin" />
      ),
      icon: chat.isPinned ? <PinOff /> : <Pin />,
      onSelect: () =>
        onAct({ type: 'chats.mark', chatId: chat.id, mark: 'pin', isOn: !chat.isPinned }),
    },
    {
      id: 'restart',
      label: <FormattedMessage id="chat.restart" />,
      icon: <RotateCcw />,
      onSelect: () => onAct({ type: 'chats.restart', character: chat.character }),
    },
    {
      id: 'report',
      label: <FormattedMessage id="chat.report" />,
      icon: <Flag />,
      href: overlayHref('report', { about: `bot:${chat.character.slug}` }),
    },
    {
      id: 'delete',
      label: <FormattedMessage id="chats.delete" />,
      icon: <Trash2 />,
      danger: true,
      onSelect: () => onAct({ type: 'chats.delete', chat }),
    },
  ];
}

function PinnedMark() {
  return (
    <span className={styles.pin}>
      <Pin aria-hidden="true" />
      <VisuallyHidden>
        <FormattedMessage id="chats.pinned" />
      </VisuallyHidden>
    </span>
  );
}

function Preview({ chat: { character, lastMessage } }: { chat: ChatSummary }) {
  if (lastMessage === null) return character.tagline;
  const text = plainText(lastMessage.text) || lastMessage.text;
  if (text === '') return kindWords(lastMessage) ?? <FormattedMessage id="chat.replyFailed" />;
  return lastMessage.author === 'user' ? (
    <FormattedMessage id="chats.fromYou" values={{ text }} />
  ) : (
    text
  );
}
