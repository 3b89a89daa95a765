import { FormattedDate, FormattedMessage } from 'react-intl';
import type { Offer, PaymentMethod } from '../../machines/payment/purchase';
import { useToday } from '../kit/useToday';
import styles from './Offer.module.css';
import { usePrice } from './usePrice';

const inDays = (today: string, days: number): Date => {
  const date = new Date(today);
  date.setDate(date.getDate() + days);
  return date;
};

/** What is charged, when, whether it renews and how it ends: in plain words beside the button. */
export function Terms({ offer, method }: { offer: Offer; method: PaymentMethod }) {
  const today = useToday();
  const write = usePrice();
  const { kind, period, trialDays } = offer;
  const price = write(offer.price);
  return (
    <p className={styles.terms}>
      {kind === 'desires' ? (
        <FormattedMessage id="offer.termsDesires" />
      ) : method === 'crypto' ? (
        <FormattedMessage id="offer.termsCrypto" values={{ price, period, days: trialDays }} />
      ) : trialDays > 0 ? (
        <FormattedMessage
          id="offer.termsTrial"
          values={{
            price,
            period,
            date: <FormattedDate value={inDays(today, trialDays)} day="numeric" month="long" />,
          }}
        />
      ) : (
        <FormattedMessage id="offer.terms" values={{ price, period }} />
      )}{' '}
      <FormattedMessage id="offer.elsewhere" />
    </p>
  );
}
