import type { Bot } from '../../machines/catalogue/bot';
import { Avatar } from '../kit/Avatar';
import { Skeleton } from '../kit/Skeleton';
import styles from './ChatSkeleton.module.css';
import { MessagesSkeleton } from './MessagesSkeleton';

/** The chat page while the character or the chat loads, with everything in its final place. */
export function ChatSkeleton({ bot }: { bot: Bot | null }) {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.talk}>
        <div className={styles.header}>
          {bot ? (
            <>
              <span data-grows={bot.slug}>
                <Avatar name={bot.name} picture={bot.portrait} />
              </span>
              <span className={styles.names}>
                <span className={styles.person}>{bot.name}</span>
                <span className={styles.tagline}>{bot.tagline}</span>
              </span>
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
      <div className={styles.side}>
        <Skeleton className={styles.portrait} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </div>
    </div>
  );
}
