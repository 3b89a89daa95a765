import { FormattedMessage, FormattedTime } from 'react-intl';
import type { Discount } from '../../machines/offer/offerMachine';
import styles from './Offer.module.css';

/** Until when a price is so; the minutes are said politely, and no seconds are counted. */
export function DiscountEnd({ discount, minutes }: { discount: Discount; minutes: number | null }) {
  return (
    <span className={styles.end} role="status">
      <FormattedMessage
        id="offer.discountUntil"
        values={{ time: <FormattedTime value={discount.endsAt} />, minutes: minutes ?? 0 }}
      />
    </span>
  );
}
