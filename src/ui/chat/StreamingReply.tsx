import clsx from 'clsx';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import styles from './MessageRow.module.css';
import { MessageText } from './MessageText';
import { useReply } from './useConversation';

/** The reply under way, apart from the finished rows: dots first, then its words as they come. */
export function StreamingReply({ actor }: { actor: ConversationRef }) {
  const { text, isShown } = useReply(actor);
  if (!isShown) return null;
  return (
    <li className={clsx(styles.row, styles.theirs, styles.opens, styles.arriving)}>
      <div className={styles.line}>
        <div className={clsx(styles.bubble, styles.closes)}>
          {text === '' ? (
            <div className={styles.dots} aria-hidden="true">
              <span />
              <span />
              <span />
            </div>
          ) : (
            <MessageText text={text} />
          )}
        </div>
      </div>
    </li>
  );
}
