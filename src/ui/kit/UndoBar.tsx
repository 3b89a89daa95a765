import clsx from 'clsx';
import { RotateCw, Undo2, X } from 'lucide-react';
import { useId, type FocusEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './UndoBar.module.css';

export type UndoBarProps = {
  /** What was done. */
  children: ReactNode;
  /** Null if it can no longer be undone. */
  onUndo: (() => void) | null;
  /** It is being undone. */
  busy?: boolean;
  /** Undoing failed: the button tries again. */
  failed?: boolean;
  /** Pointer or focus is on it: its timer is paused. */
  onHold: () => void;
  onRelease: () => void;
  onClose: () => void;
};

/** Says what was just done, and undoes it. Its owner decides where it stands and for how long. */
export function UndoBar({
  children,
  onUndo,
  busy = false,
  failed = false,
  onHold,
  onRelease,
  onClose,
}: UndoBarProps) {
  const intl = useIntl();
  const textId = useId();
  const releaseOutside = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease();
  };
  return (
    <div
      className={clsx(styles.bar, failed && styles.failed)}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={releaseOutside}
    >
      <p
        key={String(failed)}
        id={textId}
        className={styles.text}
        role={failed ? 'alert' : 'status'}
      >
        {children}
      </p>
      <span className={styles.acts}>
        {onUndo === null ? null : (
          <Button
            className={styles.undo}
            variant="quiet"
            icon={failed ? <RotateCw /> : <Undo2 />}
            busy={busy}
            aria-describedby={textId}
            onClick={onUndo}
          >
            {failed ? (
              <FormattedMessage id="action.tryAgain" />
            ) : (
              <FormattedMessage id="action.undo" />
            )}
          </Button>
        )}
        <IconButton
          className={styles.close}
          label={intl.formatMessage({ id: 'action.close' })}
          icon={<X />}
          disabled={busy}
          onClick={onClose}
        />
      </span>
    </div>
  );
}
