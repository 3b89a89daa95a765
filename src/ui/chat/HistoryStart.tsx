import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import { Spinner } from '../kit/Spinner';
import type { MessageListProps } from './MessageList';
import styles from './MessageList.module.css';

/** Above the first row: loads older messages, or says that the conversation begins here. */
export function HistoryStart({
  name,
  conversation,
}: Pick<MessageListProps, 'name' | 'conversation'>) {
  const { hasOlder, past } = conversation;
  if (!hasOlder)
    return (
      <p className={styles.start}>
        <FormattedMessage id="chat.beginning" values={{ name }} />
      </p>
    );
  if (past === 'loading')
    return (
      <p className={styles.start} role="status">
        <Spinner size="small" />
        <FormattedMessage id="chat.olderLoading" />
      </p>
    );
  if (past === 'failed')
    return (
      <p className={styles.start} role="alert">
        <FormattedMessage id="chat.olderFailed" />
        <Button size="small" onClick={conversation.retry}>
          <FormattedMessage id="action.tryAgain" />
        </Button>
      </p>
    );
  return (
    <p className={styles.start}>
      <Button size="small" variant="quiet" onClick={conversation.loadOlder}>
        <FormattedMessage id="chat.older" />
      </Button>
    </p>
  );
}
