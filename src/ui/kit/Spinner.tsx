import clsx from 'clsx';
import styles from './Spinner.module.css';

/** A turning ring. It says nothing to a screen reader: the place it is in must say what is busy. */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return <span className={clsx(styles.spinner, styles[size])} aria-hidden="true" />;
}
