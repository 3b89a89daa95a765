import type { Bot } from '../../machines/catalogue/bot';
import { Avatar } from '../kit/Avatar';
import { Skeleton } from '../kit/Skeleton';
import styles from './ChatSkeleton.module.css';
import { MessagesSkeleton } from './MessagesSkeleton';

/** The chat page while the character or the chat is on its way. */
export function ChatSkeleton({ bot }: { bot: Bot | null }) {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.header}>
        {bot ? (
          <>
            <span data-grows={bot.slug}>
              <Avatar name={bot.name} picture={bot.portrait} />
            </span>
            <span className={styles.person}>{bot.name}</span>
          </>
        ) : (
          <>
            <Skeleton className={styles.avatar} />
            <Skeleton className={styles.name} />
          </>
        )}
      </div>
      <div className={styles.messages}>
        <MessagesSkeleton />
      </div>
    </div>
  );
}
