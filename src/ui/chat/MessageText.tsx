import styles from './MessageText.module.css';

/** The user's own text, exactly as typed. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto" data-words="">
      {text}
    </p>
  );
}
