import { FormattedDate, FormattedMessage } from 'react-intl';
import type { Purchase } from '../../machines/payment/purchase';
import { PeriodPrice } from '../offer/PeriodPrice';
import { usePrice } from '../offer/usePrice';

/** When a purchase with free days is first charged. */
function FirstCharge({ purchase: { offer, paidAt, createdAt } }: { purchase: Purchase }) {
  const date = new Date(paidAt ?? createdAt);
  date.setDate(date.getDate() + offer.trialDays);
  return <FormattedDate value={date} day="numeric" month="long" />;
}

export function TrialText({ purchase }: { purchase: Purchase }) {
  const write = usePrice();
  const { period, price } = purchase.offer;
  return (
    <FormattedMessage
      id="payment.trialText"
      values={{ date: <FirstCharge purchase={purchase} />, price: write(price), period }}
    />
  );
}

/** Nothing at first, the price from the end of the trial. */
export function TrialFacts({ purchase }: { purchase: Purchase }) {
  const write = usePrice();
  return (
    <>
      <div>
        <dt>
          <FormattedMessage id="payment.atStart" />
        </dt>
        <dd>{write({ ...purchase.offer.price, amount: 0 })}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage
            id="payment.fromDate"
            values={{ date: <FirstCharge purchase={purchase} /> }}
          />
        </dt>
        <dd>
          <PeriodPrice offer={purchase.offer} />
        </dd>
      </div>
    </>
  );
}
