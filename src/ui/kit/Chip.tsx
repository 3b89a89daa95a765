import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Chip.module.css';

export type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type'> & {
  pressed: boolean;
  icon?: ReactNode;
  children: ReactNode;
};

/** A filter that is on or off. */
export function Chip({ pressed, icon, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" className={styles.chip} aria-pressed={pressed}>
      {icon}
      {children}
    </button>
  );
}
