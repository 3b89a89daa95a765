import { Undo2, X } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './UndoBar.module.css';

export type UndoBarProps = {
  /** What was done. */
  children: ReactNode;
  onUndo: () => void;
  /** It is being undone. */
  busy?: boolean;
  /** Pointer or focus is on it: its clock stands still. */
  onHold: () => void;
  onRelease: () => void;
  onClose: () => void;
};

/** Says what was just done, and takes it back. Its owner decides where it stands and how long. */
export function UndoBar({
  children,
  onUndo,
  busy = false,
  onHold,
  onRelease,
  onClose,
}: UndoBarProps) {
  const intl = useIntl();
  const releaseOutside = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease();
  };
  return (
    <div
      className={styles.bar}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={releaseOutside}
    >
      <p className={styles.text} role="status">
        {children}
      </p>
      <Button className={styles.undo} variant="quiet" icon={<Undo2 />} busy={busy} onClick={onUndo}>
        <FormattedMessage id="action.undo" />
      </Button>
      <IconButton
        className={styles.close}
        label={intl.formatMessage({ id: 'action.close' })}
        icon={<X />}
        onClick={onClose}
      />
    </div>
  );
}
