import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import { DesiresBadge } from '../kit/DesiresBadge';
import { Dialog } from '../kit/Dialog';
import { DiscountEnd } from './DiscountEnd';
import { Methods } from './Methods';
import styles from './Offer.module.css';
import { Terms } from './Terms';
import type { OfferView } from './useOffer';
import { usePrice } from './usePrice';

/** The discount: what it is, until when, and two buttons of the same size. */
export function Discounted({ offer }: { offer: OfferView }) {
  const write = usePrice();
  const { discount, minutes } = offer;
  if (offer.hasEnded || discount === null)
    return (
      <Dialog
        size="question"
        title={<FormattedMessage id="offer.endedTitle" />}
        onClose={offer.close}
        footer={
          <>
            <Button onClick={offer.close}>
              <FormattedMessage id="action.close" />
            </Button>
            <Button onClick={offer.retry}>
              <FormattedMessage id="offer.seeOffers" />
            </Button>
          </>
        }
      >
        <p role="status">
          <FormattedMessage id="offer.endedText" />
        </p>
      </Dialog>
    );
  const { desires, price, oldPrice, discountPercent } = discount.offer;
  return (
    <Dialog
      title={<FormattedMessage id="offer.discountTitle" />}
      onClose={offer.close}
      footer={
        <div className={styles.order}>
          <Terms offer={discount.offer} method={offer.method} />
          <div className={styles.answers}>
            <Button variant="primary" size="large" wide onClick={offer.buy}>
              <FormattedMessage id="offer.buy" values={{ amount: desires, price: write(price) }} />
            </Button>
            <Button size="large" wide onClick={offer.close}>
              <FormattedMessage id="offer.noThanks" />
            </Button>
          </div>
        </div>
      }
    >
      <div className={styles.offer}>
        <div className={styles.discount}>
          <span className={styles.amount}>
            <DesiresBadge amount={desires} />
          </span>
          <span className={styles.now}>{write(price)}</span>
          {oldPrice === null ? null : (
            <span>
              <FormattedMessage id="offer.oldPrice" values={{ price: write(oldPrice) }} />
              {discountPercent === null ? null : (
                <>
                  {' · '}
                  <FormattedMessage id="offer.discountOff" values={{ percent: discountPercent }} />
                </>
              )}
            </span>
          )}
          <DiscountEnd discount={discount} minutes={minutes} />
        </div>
        <p>
          <FormattedMessage id="offer.discountOnce" />
        </p>
        <Methods {...offer} />
      </div>
    </Dialog>
  );
}
