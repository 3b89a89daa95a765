import { Reply, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Quote } from '../../machines/conversation/quote';
import { IconButton } from '../kit/IconButton';
import styles from './EditBanner.module.css';
import { QuoteText } from './QuoteText';

export type QuoteBannerProps = {
  quote: Quote;
  /** The character's name. */
  name: string;
  onCancel: () => void;
};

/** Above the field while a text is written in reply to a message. */
export function QuoteBanner({ quote, name, onCancel }: QuoteBannerProps) {
  const intl = useIntl();
  return (
    <div className={styles.banner}>
      <Reply className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.title}>
          {quote.author === 'user' ? (
            <FormattedMessage id="chat.quoteTitleOwn" />
          ) : (
            <FormattedMessage id="chat.quoteTitle" values={{ name }} />
          )}
        </p>
        <p className={styles.original} dir="auto">
          <QuoteText author={quote.author} text={quote.text} />
        </p>
      </div>
      <IconButton
        label={intl.formatMessage({ id: 'chat.quoteCancel' })}
        icon={<X />}
        onClick={onCancel}
      />
    </div>
  );
}
