import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { Quote } from '../../machines/conversation/quote';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './MessageQuote.module.css';
import { QuoteText } from './QuoteText';

export type MessageQuoteProps = {
  actor: ConversationRef;
  quote: Quote;
  /** The character's name. */
  name: string;
  onGo: (messageId: string) => void;
};

/** In a bubble, what its text is a reply to; pressing it leads there. */
export function MessageQuote({ actor, quote, name, onGo }: MessageQuoteProps) {
  const { messageId, author } = quote;
  const isRemoved = useSelector(actor, ({ context }) => context.removed.includes(messageId));
  const text = isRemoved ? null : quote.text;
  const content = (
    <>
      <VisuallyHidden>
        {author === 'user' ? (
          <FormattedMessage id="chat.inReplyToYou" />
        ) : (
          <FormattedMessage id="chat.inReplyTo" values={{ name }} />
        )}
      </VisuallyHidden>
      <span className={styles.author} aria-hidden="true">
        {author === 'user' ? <FormattedMessage id="chat.you" /> : name}
      </span>
      <span className={styles.text} dir="auto">
        <QuoteText author={author} text={text} />
      </span>
    </>
  );
  return text === null ? (
    <div className={styles.quote} data-gone="">
      {content}
    </div>
  ) : (
    <button type="button" className={styles.quote} onClick={() => onGo(messageId)}>
      {content}
    </button>
  );
}
