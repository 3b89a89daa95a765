import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { FormattedText } from './FormattedText';
import styles from './MessageRow.module.css';
import { useReplyText } from './useReplyText';

export type ReplyTextProps = {
  text: string;
  /** Supplies the text while the reply is being written. */
  live: ConversationRef | null;
};

/** A character's message: dots first, then the text as it arrives, then all of it. */
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
