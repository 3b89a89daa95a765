import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './RoundControl.module.css';

type Look = {
  icon: ReactNode;
  tone?: 'plain' | 'call' | 'hangUp' | 'gold';
  /** Shown below the icon. */
  children: ReactNode;
};

export type RoundControlProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;

/** A round button of a telephone, with its name below. */
export function RoundControl({ icon, tone = 'plain', children, ...rest }: RoundControlProps) {
  return (
    <button {...rest} type="button" className={styles.control} data-tone={tone}>
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

/** A link that looks like one. */
export function RoundLink({ icon, tone = 'plain', href, children }: Look & { href: string }) {
  return (
    <Link href={href} className={styles.control} data-tone={tone}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

function Content({ icon, children }: Look) {
  return (
    <>
      <span className={styles.disc} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.name}>{children}</span>
    </>
  );
}
