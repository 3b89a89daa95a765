import clsx from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { Spinner } from './Spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'gold' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the full width of its container. */
  wide?: boolean;
  icon?: ReactNode;
  children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    /** Work is under way: it keeps its focus and size, shows a spinner, and ignores clicks. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  busy = false,
  children,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx(look({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      <Content icon={busy ? <Spinner size="small" /> : icon}>{children}</Content>
    </button>
  );
}

export type ButtonLinkProps = Look & {
  href: string;
  className?: string | undefined;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={clsx(look({ variant, size, wide }), className)}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

function Content({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={styles.label}>{children}</span>
    </>
  );
}

function look({ variant, size, wide }: Required<Pick<Look, 'variant' | 'size' | 'wide'>>): string {
  return clsx(styles.button, styles[variant], styles[size], wide && styles.wide);
}
