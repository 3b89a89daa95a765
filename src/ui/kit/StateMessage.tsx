import type { ReactNode } from 'react';
import styles from './StateMessage.module.css';

export type StateMessageProps = {
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** A button or two: what the user can do from here. */
  action?: ReactNode;
  role?: 'alert' | 'status';
};

/** The common frame of empty and error states: what is the matter, and what to do. */
export function StateMessage({ icon, title, children, action, role }: StateMessageProps) {
  return (
    <div className={styles.message} role={role}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
