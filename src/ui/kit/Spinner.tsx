import clsx from 'clsx';
import styles from './Spinner.module.css';

/** A spinner. It is hidden from screen readers: the surrounding element must say what is busy. */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return <span className={clsx(styles.spinner, styles[size])} aria-hidden="true" />;
}
