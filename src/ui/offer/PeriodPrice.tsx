import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../machines/payment/purchase';
import { usePrice } from './usePrice';

/** The price per period, as the language writes it. */
export function PeriodPrice({ offer: { period, price } }: { offer: Offer }) {
  const write = usePrice();
  return period === 'year' ? (
    <FormattedMessage id="offer.perYear" values={{ price: write(price) }} />
  ) : (
    <FormattedMessage id="offer.perMonth" values={{ price: write(price) }} />
  );
}
