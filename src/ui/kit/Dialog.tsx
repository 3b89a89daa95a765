import clsx from 'clsx';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';

export type DialogProps = {
  title: ReactNode;
  /** Escape, the backdrop, the close button: the owner takes the dialog away. */
  onClose: () => void;
  size?: 'narrow' | 'wide';
  /** Buttons that stay in sight at the foot. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog, open as long as it is mounted: a popup from 768 px, a full-screen sheet below.
 * The browser traps the focus, which starts at the element marked `data-autofocus`, else at the
 * title, and goes back to where it was when the dialog is taken away.
 */
export function Dialog({ title, onClose, size = 'narrow', footer, children }: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus({
      preventScroll: true,
    });
    return () => element.close();
  }, []);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };
  // A second Escape may close the element without asking; the owner must hear of that too.
  const tellOwner = () => {
    if (dialog.current?.open === false) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={tellOwner}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton
            className={styles.close}
            label={intl.formatMessage({ id: 'action.close' })}
            icon={<X />}
            onClick={onClose}
          />
        </header>
        <div className={styles.body}>{children}</div>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </div>
    </dialog>
  );
}
