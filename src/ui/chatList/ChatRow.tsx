import clsx from 'clsx';
import { Ellipsis, Flag, RotateCcw } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Bot } from '../../machines/catalogue/bot';
import type { ChatSummary } from '../../machines/conversation/message';
import { useOverlayHref } from '../app/useOverlayHref';
import { plainText } from '../chat/plainText';
import { Avatar } from '../kit/Avatar';
import { IconButton } from '../kit/IconButton';
import { Menu } from '../kit/Menu';
import { Spinner } from '../kit/Spinner';
import { UnreadCount } from '../kit/UnreadCount';
import styles from './ChatRow.module.css';
import { ChatTime } from './ChatTime';

export type ChatRowProps = { chat: ChatSummary; busy: boolean; onRestart: (bot: Bot) => void };

/** One conversation of the list. */
export function ChatRow({ chat, busy, onRestart }: ChatRowProps) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const { bot, unread } = chat;
  return (
    <li className={clsx(styles.row, unread > 0 && styles.unread)} aria-busy={busy || undefined}>
      <Link className={styles.link} href={`/${bot.slug}`}>
        <Avatar name={bot.name} picture={bot.portrait} size="large" />
        <span className={styles.text}>
          <span className={styles.top}>
            <span className={styles.name}>{bot.name}</span>
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
        {busy ? (
          <Spinner size="small" />
        ) : (
          <Menu
            items={[
              {
                id: 'restart',
                label: <FormattedMessage id="chat.restart" />,
                icon: <RotateCcw />,
                onSelect: () => onRestart(bot),
              },
              {
                id: 'report',
                label: <FormattedMessage id="chat.report" />,
                icon: <Flag />,
                href: overlayHref('report', { about: `bot:${bot.slug}` }),
              },
            ]}
            trigger={(props) => (
              <IconButton
                {...props}
                label={intl.formatMessage({ id: 'chats.menu' }, { name: bot.name })}
                icon={<Ellipsis />}
              />
            )}
          />
        )}
      </div>
    </li>
  );
}

function Preview({ chat: { bot, lastMessage } }: { chat: ChatSummary }) {
  if (lastMessage === null) return bot.tagline;
  const isOwn = lastMessage.author === 'user';
  const text = isOwn ? lastMessage.text : plainText(lastMessage.text);
  if (text === '')
    return lastMessage.imageUrl === null ? (
      <FormattedMessage id="chat.replyFailed" />
    ) : (
      <FormattedMessage id="chats.picture" />
    );
  return isOwn ? <FormattedMessage id="chats.fromYou" values={{ text }} /> : text;
}
