import styles from './MessageRecord.module.css';
import type { RecordShown } from './recordOf';

/** Something that happened in the chat, such as a call, instead of a text. */
export function MessageRecord({ record: { Icon, words } }: { record: RecordShown }) {
  return (
    <p className={styles.record}>
      <Icon aria-hidden="true" />
      {words}
    </p>
  );
}
