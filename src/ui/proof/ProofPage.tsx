import type { ReactNode } from 'react';
import styles from './ProofPage.module.css';

export type ProofPageProps = { title: ReactNode; text?: ReactNode; children?: ReactNode };

/** A page that an email's link leads to, or that sends such an email. */
export function ProofPage({ title, text, children }: ProofPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </div>
  );
}
