import { FormattedMessage } from 'react-intl';
import type { Quote } from '../../machines/conversation/quote';
import { plainText } from './plainText';

/** The words of a quoted message, or what stands for them. */
export function QuoteText({ author, text }: Pick<Quote, 'author' | 'text'>) {
  if (text === null) return <FormattedMessage id="chat.quoteGone" />;
  if (text === '') return <FormattedMessage id="chat.quotePicture" />;
  return author === 'user' ? text : plainText(text);
}
