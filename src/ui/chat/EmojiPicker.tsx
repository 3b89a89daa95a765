import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../kit/IconButton';
import { emojiGroups } from './emojiGroups';
import styles from './EmojiPicker.module.css';
import { nearest } from './nearest';

export type EmojiPickerProps = {
  id: string;
  /** What opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
  onPick: (emoji: string) => void;
  onClose: () => void;
  /** Closes it and goes back to the field. */
  onLeave: () => void;
};

/**
 * Emoji by groups. With a mouse the focus stays in the field; opened by a key, the arrows go from one
 * to the next, and Escape leads back.
 */
export function EmojiPicker({ id, button, onPick, onClose, onLeave }: EmojiPickerProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);

  useLayoutEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useLayoutEffect(() => {
    if (document.activeElement === button.current) emojiIn(root.current)[0]?.focus();
  }, [button]);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      const isInside = root.current?.contains(target) === true;
      // The form has the field and the button.
      if (!isInside && button.current?.form?.contains(target) !== true) close.current();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [button]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
      return;
    }
    const next = nearest(emojiIn(root.current), event.key);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div
      ref={root}
      id={id}
      role="dialog"
      aria-label={intl.formatMessage({ id: 'emoji.open' })}
      className={styles.picker}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      <IconButton
        className={styles.close}
        label={intl.formatMessage({ id: 'emoji.close' })}
        icon={<X />}
        onClick={onLeave}
      />
      <div className={styles.groups}>
        {emojiGroups.map(({ id: group, title, emoji }, at) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className={styles.title}>
              <FormattedMessage {...title} />
            </p>
            <div className={styles.grid}>
              {emoji.map((one, index) => (
                <button
                  key={one}
                  type="button"
                  className={styles.emoji}
                  tabIndex={at === 0 && index === 0 ? 0 : -1}
                  data-emoji=""
                  onClick={() => onPick(one)}
                >
                  {one}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function emojiIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-emoji]') ?? [])];
}
