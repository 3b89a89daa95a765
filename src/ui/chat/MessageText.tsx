import styles from './MessageText.module.css';

/** What the user wrote, as it was typed. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto" data-words="">
      {text}
    </p>
  );
}
