import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../kit/Dialog';
import styles from './ProofPage.module.css';

export type ChildScreenProps = { title: ReactNode; text?: ReactNode; children?: ReactNode };

/** A screen with an address of its own over Explore, which it leads to when it closes. */
export function ChildScreen({ title, text, children }: ChildScreenProps) {
  const [, navigate] = useLocation();
  return (
    <Dialog title={title} onClose={() => navigate('/', { replace: true })}>
      <div className={styles.child}>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </Dialog>
  );
}
