import { Smile } from 'lucide-react';
import { Suspense, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../kit/IconButton';
import { lazyView } from '../kit/lazyView';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import styles from './EmojiButton.module.css';

const EmojiPicker = lazyView(async () => (await import('./EmojiPicker')).EmojiPicker);

export type EmojiButtonProps = {
  actor: ConversationRef;
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
  /** Closes it and goes back to the field. */
  onLeave: () => void;
  /** The emoji takes the place of what is selected in the field. */
  onPick: (emoji: string, start: number, end: number) => void;
};

/** Opens the emoji; a phone has them on its keyboard. */
export function EmojiButton({
  actor,
  id,
  field,
  isOpen,
  onToggle,
  onClose,
  onLeave,
  onPick,
}: EmojiButtonProps) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const pick = (emoji: string) => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    onPick(emoji, selectionStart, selectionEnd);
  };
  return (
    <div className={styles.place}>
      <IconButton
        ref={button}
        label={intl.formatMessage({ id: 'emoji.open' })}
        icon={<Smile />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={() => void EmojiPicker.fetch().catch(() => undefined)}
        onClick={onToggle}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <EmojiPicker
            actor={actor}
            id={id}
            button={button}
            onPick={pick}
            onClose={onClose}
            onLeave={onLeave}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
