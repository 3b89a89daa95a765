import { FormattedMessage } from 'react-intl';
import { useOverlayHref } from '../app/useOverlayHref';
import { Button, ButtonLink } from '../kit/Button';
import styles from './Payment.module.css';
import type { usePayment } from './usePayment';

type PaymentActionsProps = {
  payment: ReturnType<typeof usePayment>;
  hasOffers: boolean;
  onClose: () => void;
};

/** What the user can do from here; there is always a safe next step. */
export function PaymentActions({ payment, hasOffers, onClose }: PaymentActionsProps) {
  const overlayHref = useOverlayHref();
  const { snapshot } = payment;
  const isPaid = snapshot.matches({ settled: 'paid' }) || snapshot.matches({ settled: 'over' });
  return (
    <div className={styles.actions}>
      {snapshot.can({ type: 'payment.continue' }) ? (
        <Button variant="primary" size="large" wide onClick={payment.proceed}>
          <FormattedMessage id="payment.continue" />
        </Button>
      ) : null}
      {snapshot.can({ type: 'payment.giveUp' }) ? (
        <Button size="large" wide onClick={payment.giveUp}>
          <FormattedMessage id="payment.giveUp" />
        </Button>
      ) : null}
      {snapshot.can({ type: 'payment.retry' }) ? (
        <Button variant="primary" size="large" wide onClick={payment.retry}>
          <FormattedMessage id="action.tryAgain" />
        </Button>
      ) : null}
      {snapshot.can({ type: 'payment.again', clientId: '' }) ? (
        <Button variant="primary" size="large" wide onClick={payment.again}>
          <FormattedMessage id="action.tryAgain" />
        </Button>
      ) : null}
      {snapshot.can({ type: 'payment.check' }) ? (
        <Button size="large" wide onClick={payment.check}>
          <FormattedMessage id="payment.check" />
        </Button>
      ) : null}
      {hasOffers && snapshot.can({ type: 'payment.leave' }) ? (
        <Button size="large" wide onClick={payment.leave}>
          <FormattedMessage id="offer.seeOffers" />
        </Button>
      ) : null}
      {payment.code === null ? null : (
        <ButtonLink
          size="large"
          wide
          href={overlayHref('report', { about: `purchase:${payment.code}` })}
        >
          <FormattedMessage id="payment.write" />
        </ButtonLink>
      )}
      <Button variant={isPaid ? 'primary' : 'quiet'} size="large" wide onClick={onClose}>
        {isPaid ? <FormattedMessage id="payment.done" /> : <FormattedMessage id="action.close" />}
      </Button>
    </div>
  );
}
