import { QUOTE_LENGTH } from '../../../common/limits';
import { isRecord } from './message';
import type { Message } from './message';

/** The message that a text is written in reply to; `text` is its beginning, null once it is gone. */
export type Quote = { messageId: string; author: Message['author']; text: string | null };

/** A quote that is not sent yet, and its place, to notice when it is withdrawn. */
export type ChosenQuote = Quote & { chatId: string; seq: number };

/** What may be quoted is said, or shown, and finished. */
export const quoteOf = (messages: readonly Message[], messageId: string): ChosenQuote | null => {
  const message = messages.find(({ id }) => id === messageId);
  if (message === undefined || !isQuotable(message)) return null;
  const { author, chatId, seq, text } = message;
  return { messageId, author, text: beginningOf(text), chatId, seq };
};

export const isQuotable = (message: Message): boolean =>
  !isRecord(message) &&
  message.state !== 'streaming' &&
  message.state !== 'refused' &&
  (message.text !== '' || message.imageUrl !== null);

/** Without half of a surrogate pair at its end. */
const beginningOf = (text: string): string =>
  text.slice(0, QUOTE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** Its words as a quote shows them; null where it must not. */
export const wordsOf = ({ state, text }: Message): string | null =>
  state === 'refused' ? null : beginningOf(text);

/** A message that is deleted takes its words out of what quotes it, and brings them back. */
export const withQuoted =
  (messageId: string, text: string | null) =>
  (messages: readonly Message[]): readonly Message[] =>
    messages.some(({ quote }) => quote?.messageId === messageId && quote.text !== text)
      ? messages.map((message) =>
          message.quote?.messageId === messageId
            ? { ...message, quote: { ...message.quote, text } }
            : message,
        )
      : messages;

export const sentQuote = ({ messageId, author, text }: ChosenQuote): Quote => ({
  messageId,
  author,
  text,
});
