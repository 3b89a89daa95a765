import { Skeleton } from '../kit/Skeleton';
import styles from './ChatSkeleton.module.css';
import { MessagesSkeleton } from './MessagesSkeleton';

/** The chat page while the character or the chat is on its way. */
export function ChatSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.header}>
        <Skeleton className={styles.avatar} />
        <Skeleton className={styles.name} />
      </div>
      <div className={styles.messages}>
        <MessagesSkeleton />
      </div>
    </div>
  );
}
