import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Strip.module.css';

type StripProps = {
  /** Below the top bar, or over the foot, where it moves nothing as it comes and goes. */
  place: 'top' | 'foot';
  role?: 'status' | 'region';
  label?: string;
  children: ReactNode;
};

/** One line about the application itself, and what to do about it. */
export function Strip({ place, role, label, children }: StripProps) {
  return (
    <div className={clsx(styles.strip, styles[place])} role={role} aria-label={label}>
      {children}
    </div>
  );
}
