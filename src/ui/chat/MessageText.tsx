import { emphasisPieces } from './emphasis';
import styles from './MessageText.module.css';

/** What was written, as text alone; *actions* are set in italics. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {emphasisPieces(text).map((piece, index) =>
        piece.isAction ? <em key={index}>{piece.text}</em> : piece.text,
      )}
    </p>
  );
}
