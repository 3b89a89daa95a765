import { ArrowUp, Square } from 'lucide-react';
import { useId, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { IconButton } from '../kit/IconButton';
import styles from './Composer.module.css';
import { longestText, useComposer } from './useConversation';

export type ComposerProps = {
  actor: ConversationRef;
  field: RefObject<HTMLTextAreaElement | null>;
  isScripted: boolean;
};

const COUNT_FROM = longestText - 100;

/** Where one writes: Enter sends, Shift and Enter begin a new line, the field grows with the text. */
export function Composer({ actor, field, isScripted }: ComposerProps) {
  const intl = useIntl();
  const id = useId();
  const { draft, isTooLong, isStoppable, edit, send, stop } = useComposer(actor);
  const length = draft.trim().length;
  const maySend = length > 0 && !isTooLong;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySend) send();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (maySend) send();
  };

  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.box} data-invalid={isTooLong ? '' : undefined}>
        <div className={styles.grow} data-text={draft}>
          <label className={styles.label} htmlFor={id}>
            <FormattedMessage id="chat.placeholder" />
          </label>
          <textarea
            ref={field}
            id={id}
            data-shortcut="write"
            className={styles.field}
            rows={1}
            value={draft}
            placeholder={intl.formatMessage({ id: 'chat.placeholder' })}
            enterKeyHint="send"
            autoComplete="off"
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? `${id}-error` : undefined}
            onChange={(event) => edit(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {isStoppable ? (
          <IconButton
            className={styles.button}
            data-shortcut="stop"
            label={intl.formatMessage({ id: 'chat.stop' })}
            icon={<Square className={styles.stop} />}
            onClick={stop}
          />
        ) : null}
        {isStoppable && length === 0 ? null : (
          <IconButton
            className={styles.button}
            type="submit"
            filled
            label={intl.formatMessage({ id: 'chat.send' })}
            icon={<ArrowUp />}
            disabled={!maySend}
          />
        )}
      </div>
      <div className={styles.notes}>
        {isTooLong ? (
          <p id={`${id}-error`} className={styles.error} role="alert">
            <FormattedMessage id="chat.tooLong" />
          </p>
        ) : (
          <p>
            <FormattedMessage id="chat.aiNote" />
            {isScripted ? (
              <>
                {' '}
                <FormattedMessage id="chat.scriptedNote" />
              </>
            ) : null}
          </p>
        )}
        {length > COUNT_FROM ? (
          <p className={styles.count} data-over={isTooLong ? '' : undefined}>
            {intl.formatNumber(length)} / {intl.formatNumber(longestText)}
          </p>
        ) : null}
      </div>
    </form>
  );
}
