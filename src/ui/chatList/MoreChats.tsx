import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './ChatListPage.module.css';
import type { useChatList } from './useChatList';

type List = Pick<ReturnType<typeof useChatList>, 'past' | 'retry' | 'loadMore'>;

/** Loads older chats. */
export function MoreChats({ list }: { list: List }) {
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
