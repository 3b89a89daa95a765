import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { IconButton } from '../kit/IconButton';
import { SearchField } from '../kit/SearchField';
import { emojiGroups } from './emojiGroups';
import styles from './EmojiPicker.module.css';
import { nearest } from './nearest';
import { useEmoji } from './useEmoji';

export type EmojiPickerProps = {
  actor: ConversationRef;
  id: string;
  /** What opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
  onPick: (emoji: string) => void;
  onClose: () => void;
  /** Closes it and goes back to the field. */
  onLeave: () => void;
};

/**
 * Emoji by groups, or by their names. With a mouse the focus stays in the field; opened by a key, the
 * arrows go from one to the next and up to the search, Enter there picks the first, and Escape leads
 * back.
 */
export function EmojiPicker({ actor, id, button, onPick, onClose, onLeave }: EmojiPickerProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const close = useRef(onClose);
  const { query, found, isSearchable, nameOf, find } = useEmoji(actor);

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

  /** In the search, keys for the text are left to it; an arrow down leads to the emoji. */
  const onSearchKey = (event: KeyboardEvent) => {
    const [first] = emojiIn(root.current);
    if (event.key === 'Escape' && query !== '') find('');
    else if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter') {
      if (found !== null && !event.nativeEvent.isComposing) first?.click();
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isInSearch = event.target === search.current;
    if (isInSearch && onSearchKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
      return;
    }
    if (isInSearch) return;
    const next = nearest(emojiIn(root.current), event.key);
    const isAtTop = event.key === 'ArrowUp' && next === null;
    if (next === null && !isAtTop) return;
    event.preventDefault();
    (next ?? search.current)?.focus();
  };

  const gridOf = (emoji: readonly string[], hasTabStop: boolean) => (
    <div className={styles.grid}>
      {emoji.map((one, index) => (
        <button
          key={one}
          type="button"
          className={styles.emoji}
          tabIndex={hasTabStop && index === 0 ? 0 : -1}
          aria-label={nameOf(one)}
          title={nameOf(one)}
          data-emoji=""
          onClick={() => onPick(one)}
        >
          {one}
        </button>
      ))}
    </div>
  );

  return (
    <div
      ref={root}
      id={id}
      role="dialog"
      aria-label={intl.formatMessage({ id: 'emoji.open' })}
      className={styles.picker}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (event.target !== search.current) event.preventDefault();
      }}
    >
      <div className={styles.head}>
        {isSearchable ? (
          <SearchField
            ref={search}
            label={intl.formatMessage({ id: 'emoji.find' })}
            hasShortcut={false}
            value={query}
            onFind={find}
          />
        ) : null}
        <IconButton
          className={styles.close}
          label={intl.formatMessage({ id: 'emoji.close' })}
          icon={<X />}
          onClick={onLeave}
        />
      </div>
      <div className={styles.groups}>
        <p className={styles.nothing} role="status">
          {found?.length === 0 ? <FormattedMessage id="emoji.nothing" /> : null}
        </p>
        {found === null
          ? emojiGroups.map(({ id: group, title, emoji }, at) => (
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <p id={`${id}-${group}`} className={styles.title}>
                  <FormattedMessage {...title} />
                </p>
                {gridOf(emoji, at === 0)}
              </div>
            ))
          : gridOf(found, true)}
      </div>
    </div>
  );
}

function emojiIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-emoji]') ?? [])];
}
