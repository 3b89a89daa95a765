import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { Choice } from './Choice';
import styles from './Offer.module.css';
import type { OfferView } from './useOffer';
import { usePrice } from './usePrice';

const MONTHS = 12;

/** Monthly or yearly premium, and what the year saves. */
export function Plans({ offer: { offers, chosen, choose, isOffered } }: { offer: OfferView }) {
  const write = usePrice();
  if (!isOffered) return null;
  const monthly = offers.find(({ period }) => period === 'month');
  const savingOf = (amount: number) =>
    monthly === undefined ? 0 : Math.round((1 - amount / (monthly.price.amount * MONTHS)) * 100);
  return (
    <fieldset className={styles.choices}>
      <legend>
        <VisuallyHidden>
          <FormattedMessage id="offer.plan" />
        </VisuallyHidden>
      </legend>
      {offers.map(({ id, period, price }) => (
        <Choice key={id} name="plan" isChosen={id === chosen?.id} onChoose={() => choose(id)}>
          <span className={styles.name}>
            {period === 'year' ? (
              <FormattedMessage id="offer.year" />
            ) : (
              <FormattedMessage id="offer.month" />
            )}
            {period === 'year' && savingOf(price.amount) > 0 ? (
              <span className={styles.saving} data-badge="">
                <FormattedMessage id="offer.saving" values={{ percent: savingOf(price.amount) }} />
              </span>
            ) : null}
          </span>
          <span className={styles.price}>
            <FormattedMessage
              id="offer.perMonth"
              values={{ price: write(price, period === 'year' ? 1 / MONTHS : 1) }}
            />
            {period === 'year' ? (
              <small className={styles.small}>
                <FormattedMessage id="offer.perYear" values={{ price: write(price) }} />
              </small>
            ) : null}
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}
