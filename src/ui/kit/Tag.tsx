import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A label, not a button. */
export function Tag({ children, icon }: { children: ReactNode; icon?: ReactNode }) {
  return (
    <span className={styles.tag} data-badge="">
      {icon}
      {children}
    </span>
  );
}
