import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Logo } from '../brand/Logo';
import { IconButton } from '../kit/IconButton';
import styles from './Drawer.module.css';

export type DrawerProps = { label: string; onClose: () => void; children: ReactNode };

/** A modal panel that slides in from its button's side; open while mounted. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.focus({ preventScroll: true });
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Logo />
          <IconButton
            label={intl.formatMessage({ id: 'action.close' })}
            icon={<X />}
            onClick={onClose}
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
