import clsx from 'clsx';
import { X } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import { useModal } from './useModal';

export type DialogProps = {
  title: ReactNode;
  /** Called by Escape, the backdrop and the close button; the owner unmounts the dialog. */
  onClose: () => void;
  size?: 'narrow' | 'wide' | 'question';
  /** Buttons that stay visible at the foot. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog, open while mounted: a popup from 768 px; below, a full-screen sheet, or for a
 * question a sheet at the foot. The browser
 * traps the focus, which starts at the element marked `data-autofocus`, else at the title, and
 * returns it when the dialog closes.
 */
export function Dialog({ title, onClose, size = 'narrow', footer, children }: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const { dialog, props } = useModal(onClose);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    // The first half of a double click may have put a smaller dialog under the pointer.
    if (event.target === dialog.current && event.detail < 2) onClose();
  };

  return (
    <dialog
      {...props}
      ref={dialog}
      className={clsx(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onMouseDown={closeOnBackdrop}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} data-heading="" tabIndex={-1} className={styles.title}>
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
