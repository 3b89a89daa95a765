import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../machines/payment/purchase';
import { DesiresBadge } from '../kit/DesiresBadge';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { Choice } from './Choice';
import { DiscountEnd } from './DiscountEnd';
import styles from './Offer.module.css';
import type { OfferView } from './useOffer';
import { usePrice } from './usePrice';

/** Packs of desires; this user's discounted one comes first. */
export function Packs({ offer }: { offer: OfferView }) {
  const { offers, discount, chosen, choose } = offer;
  const isChosen = ({ id }: Offer) => id === chosen?.id;
  const rate = ({ price, desires }: Offer) => price.amount / desires;
  const lowest = Math.min(...[discount?.offer ?? [], ...offers].flat().map(rate));
  return (
    <fieldset className={styles.choices}>
      <legend>
        <VisuallyHidden>
          <FormattedMessage id="offer.pack" />
        </VisuallyHidden>
      </legend>
      {discount ? (
        <Choice
          name="pack"
          isChosen={isChosen(discount.offer)}
          onChoose={() => choose(discount.offer.id)}
        >
          <Pack {...discount.offer} isBestValue={false} />
          <DiscountEnd discount={discount} minutes={offer.minutes} />
        </Choice>
      ) : null}
      {offers.map((one) => (
        <Choice key={one.id} name="pack" isChosen={isChosen(one)} onChoose={() => choose(one.id)}>
          <Pack {...one} isBestValue={rate(one) === lowest} />
        </Choice>
      ))}
    </fieldset>
  );
}

function Pack({ desires, price, oldPrice, isBestValue }: Offer & { isBestValue: boolean }) {
  const write = usePrice();
  return (
    <>
      <span className={styles.name}>
        <DesiresBadge amount={desires} />
        {isBestValue ? (
          <span className={styles.saving} data-badge="">
            <FormattedMessage id="offer.bestValue" />
          </span>
        ) : null}
      </span>
      <span className={styles.price}>
        {write(price)}
        <small className={styles.small}>
          {oldPrice === null ? (
            <FormattedMessage
              id="offer.perHundred"
              values={{ price: write(price, 100 / desires) }}
            />
          ) : (
            <FormattedMessage id="offer.oldPrice" values={{ price: write(oldPrice) }} />
          )}
        </small>
      </span>
    </>
  );
}
