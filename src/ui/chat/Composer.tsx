import { ArrowUp, Check, Square } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MESSAGE_LENGTH } from '../../../common/limits';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { IconButton } from '../kit/IconButton';
import { Spinner } from '../kit/Spinner';
import styles from './Composer.module.css';
import { EmojiButton } from './EmojiButton';
import { EditBanner } from './EditBanner';
import { CrisisNotice } from './CrisisNotice';
import { failureTexts } from './failureTexts';
import { QuoteBanner } from './QuoteBanner';
import { useComposer } from './useConversation';

export type ComposerProps = {
  actor: ConversationRef;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The character's name. */
  name: string;
  isScripted: boolean;
};

/** On a touch-only device, focusing the field opens a keyboard that covers the messages. */
const hasMouse = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The focus is nowhere, or on what opened this chat. */
const isFocusFree = ({ activeElement, body }: Document) =>
  activeElement === body || activeElement?.hasAttribute('data-opens-chat') === true;

const COUNT_FROM = MESSAGE_LENGTH - 100;

/** The message field: Enter sends, Shift+Enter starts a new line, the field grows with the text. */
export function Composer({ actor, field, name, isScripted }: ComposerProps) {
  const intl = useIntl();
  const id = useId();
  const caret = useRef<number | null>(null);
  const {
    text,
    isTooLong,
    maySend,
    isStoppable,
    quote,
    editing,
    change,
    cancel,
    cancelQuote,
    insertEmoji,
    isEmojiOpen,
    openEmoji,
    closeEmoji,
    send,
    stop,
  } = useComposer(actor);
  const length = text.trim().length;
  const title = editing
    ? intl.formatMessage({ id: 'chat.editTitle' })
    : intl.formatMessage({ id: 'chat.placeholder' });

  useLayoutEffect(() => {
    if (isFocusFree(document) && hasMouse()) field.current?.focus();
  }, [field]);

  // Behind what was inserted, which is what goes on being written.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [field, text]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySend) send();
    field.current?.focus();
  };
  const leave = isEmojiOpen ? closeEmoji : editing ? cancel : quote ? cancelQuote : null;
  const leaveEmoji = () => {
    closeEmoji();
    field.current?.focus();
  };
  const pick = (emoji: string, start: number, end: number) => {
    if (editing?.isSaving) return;
    caret.current = start + emoji.length;
    insertEmoji(emoji, start, end);
  };
  const leaveBanner = () => {
    (editing ? cancel : cancelQuote)();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (leave && event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      leave();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (maySend) send();
  };

  return (
    <form className={styles.composer} onSubmit={submit}>
      {editing ? (
        <EditBanner
          original={editing.original}
          isSaving={editing.isSaving}
          onCancel={leaveBanner}
        />
      ) : quote ? (
        <QuoteBanner quote={quote} name={name} onCancel={leaveBanner} />
      ) : null}
      <div className={styles.box} data-invalid={isTooLong ? '' : undefined}>
        <div className={styles.grow} data-text={text}>
          <label className={styles.label} htmlFor={id}>
            {title}
          </label>
          <textarea
            ref={field}
            id={id}
            data-shortcut="write"
            className={styles.field}
            rows={1}
            value={text}
            readOnly={editing?.isSaving}
            placeholder={title}
            enterKeyHint="send"
            autoComplete="off"
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong || editing ? `${id}-note` : undefined}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <EmojiButton
          actor={actor}
          id={`${id}-emoji`}
          field={field}
          isOpen={isEmojiOpen}
          onToggle={isEmojiOpen ? closeEmoji : openEmoji}
          onClose={closeEmoji}
          onLeave={leaveEmoji}
          onPick={pick}
        />
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
            label={
              editing
                ? intl.formatMessage({ id: 'chat.editSend' })
                : intl.formatMessage({ id: 'chat.send' })
            }
            icon={editing?.isSaving ? <Spinner size="small" /> : editing ? <Check /> : <ArrowUp />}
            disabled={!maySend}
          />
        )}
      </div>
      <div className={styles.notes}>
        <div>
          {isTooLong ? (
            <p id={`${id}-note`} className={styles.error} role="alert">
              <FormattedMessage id="chat.tooLong" />
            </p>
          ) : editing?.reason ? (
            <>
              <p id={`${id}-note`} className={styles.error} role="alert">
                <FormattedMessage {...failureTexts[editing.reason]} />
              </p>
              {editing.reason === 'crisis' ? <CrisisNotice name={null} /> : null}
            </>
          ) : editing ? (
            <p id={`${id}-note`}>
              <FormattedMessage id="chat.editNote" />
            </p>
          ) : null}
          <p>
            <FormattedMessage id="chat.aiNote" />
            {isScripted ? (
              <>
                {' '}
                <FormattedMessage id="chat.scriptedNote" />
              </>
            ) : null}
          </p>
        </div>
        {length > COUNT_FROM ? (
          <p className={styles.count} data-over={isTooLong ? '' : undefined}>
            {intl.formatNumber(length)} / {intl.formatNumber(MESSAGE_LENGTH)}
          </p>
        ) : null}
      </div>
    </form>
  );
}
