import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { FormattedText } from './FormattedText';
import styles from './MessageRow.module.css';
import { useReplyText } from './useReplyText';

export type ReplyTextProps = {
  text: string;
  /** Where the words come from while the reply is being written. */
  live: ConversationRef | null;
};

/** What a character says: dots first, then its words as they come, then all of them. */
export function ReplyText({ text, live }: ReplyTextProps) {
  const soFar = useReplyText(live);
  const shown = live === null ? text : soFar;
  if (shown !== '') return <FormattedText text={shown} isUnfinished={live !== null} />;
  return live === null ? null : (
    <div className={styles.dots} aria-hidden="true" data-words="">
      <span />
      <span />
      <span />
    </div>
  );
}
