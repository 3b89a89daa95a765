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
          <Pack {...discount.offer} />
          <DiscountEnd discount={discount} minutes={offer.minutes} />
        </Choice>
      ) : null}
      {offers.map((one) => (
        <Choice key={one.id} name="pack" isChosen={isChosen(one)} onChoose={() => choose(one.id)}>
          <Pack {...one} />
        </Choice>
      ))}
    </fieldset>
  );
}

function Pack({ desires, price, oldPrice }: Offer) {
  const write = usePrice();
  return (
    <>
      <span className={styles.name}>
        <DesiresBadge amount={desires} />
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
