import { FormattedMessage } from 'react-intl';

/** What the button of a locked picture says: with its price, unless it costs nothing. */
export const ShowText = ({ price }: { price: number }) =>
  price === 0 ? (
    <FormattedMessage id="picture.showFree" />
  ) : (
    <FormattedMessage id="picture.show" values={{ price }} />
  );

/** What the button leaves of the balance, or how much there is if that is too little. */
export const BalanceAfter = ({ price, balance }: { price: number; balance: number }) =>
  balance < price ? (
    <FormattedMessage id="picture.have" values={{ balance }} />
  ) : (
    <FormattedMessage id="picture.leaves" values={{ left: balance - price }} />
  );
