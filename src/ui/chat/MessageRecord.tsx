import styles from './MessageRecord.module.css';
import type { RecordShown } from './recordOf';

/** What happened in the chat, in the place of words. */
export function MessageRecord({ record: { Icon, words } }: { record: RecordShown }) {
  return (
    <p className={styles.record}>
      <Icon aria-hidden="true" />
      {words}
    </p>
  );
}
