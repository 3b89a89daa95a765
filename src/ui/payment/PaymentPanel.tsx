import { Check, Clock3, Info, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { PaymentRef } from '../../machines/payment/paymentMachine';
import { isTrial } from '../../machines/payment/purchase';
import { DesiresBadge } from '../kit/DesiresBadge';
import { Spinner } from '../kit/Spinner';
import { usePrice } from '../offer/usePrice';
import { PaymentActions } from './PaymentActions';
import styles from './Payment.module.css';
import { busyText, paymentTexts } from './paymentTexts';
import type { Look } from './paymentTexts';
import { TrialFacts } from './Trial';
import { usePayment } from './usePayment';

export type PaymentPanelProps = {
  actor: PaymentRef;
  /** Null if it is not known. */
  balance?: number | null;
  /** There are offers to go back to. */
  hasOffers?: boolean;
  onClose: () => void;
};

const icons: Readonly<Record<Look, typeof Check>> = {
  good: Check,
  calm: Info,
  trouble: TriangleAlert,
  waiting: Clock3,
};

/** A purchase, from the click to its final state. */
export function PaymentPanel({
  actor,
  balance = null,
  hasOffers = false,
  onClose,
}: PaymentPanelProps) {
  const payment = usePayment(actor);
  const write = usePrice();
  const { snapshot, purchase } = payment;
  const busy = busyText(snapshot);
  if (busy !== null)
    return (
      <div className={styles.busy} role="status">
        <Spinner />
        {busy}
      </div>
    );
  const { title, text, look } = paymentTexts(snapshot);
  const Icon = icons[look];
  const isPaid = snapshot.matches({ settled: 'paid' }) || snapshot.matches({ settled: 'over' });
  const isFree = snapshot.matches({ settled: 'paid' }) && purchase !== null && isTrial(purchase);
  return (
    <div className={styles.panel}>
      <div className={styles.result} role={look === 'trouble' ? 'alert' : 'status'}>
        <span className={styles.icon} data-look={look}>
          {look === 'waiting' ? <Spinner /> : <Icon aria-hidden="true" />}
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      {purchase ? (
        <dl className={styles.facts}>
          {isFree ? (
            <TrialFacts purchase={purchase} />
          ) : (
            <div>
              <dt>
                {purchase.offer.kind === 'premium' ? (
                  <FormattedMessage
                    id="payment.premium"
                    values={{ period: purchase.offer.period ?? 'month' }}
                  />
                ) : (
                  <DesiresBadge amount={purchase.offer.desires} />
                )}
              </dt>
              <dd>{write(purchase.offer.price)}</dd>
            </div>
          )}
          {payment.code === null ? null : (
            <div>
              <dt>
                <FormattedMessage id="payment.code" />
              </dt>
              <dd>{payment.code}</dd>
            </div>
          )}
          {isPaid && balance !== null ? (
            <div>
              <dt>
                <FormattedMessage id="offer.balance" />
              </dt>
              <dd>
                <DesiresBadge amount={balance} />
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      <PaymentActions payment={payment} hasOffers={hasOffers} onClose={onClose} />
    </div>
  );
}
