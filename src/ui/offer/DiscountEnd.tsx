import { FormattedMessage, FormattedTime } from 'react-intl';
import type { Discount } from '../../machines/offer/offerMachine';
import styles from './Offer.module.css';

/** When a discount ends; the minutes are announced politely, and no seconds are counted. */
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
