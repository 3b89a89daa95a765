import clsx from 'clsx';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './ChatListSkeleton.module.css';

/** `isBeside`: it stands beside a chat, where rows are lower. */
export function ChatListSkeleton({ isBeside = false }: { isBeside?: boolean }) {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage id="chats.loading" />
      </VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={clsx(styles.row, isBeside && styles.beside)}>
          <Skeleton className={styles.avatar} />
          <div className={styles.text}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.preview} />
          </div>
        </div>
      ))}
    </div>
  );
}
