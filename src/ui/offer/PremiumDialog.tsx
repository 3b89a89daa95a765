import { Crown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { OfferRef } from '../../machines/offer/offerMachine';
import { Button, ButtonLink } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { ErrorState } from '../kit/ErrorState';
import { PaymentPanel } from '../payment/PaymentPanel';
import { Methods } from './Methods';
import styles from './Offer.module.css';
import { OfferSkeleton } from './OfferSkeleton';
import { Plans } from './Plans';
import { PremiumList } from './PremiumList';
import { Terms } from './Terms';
import { useOffer } from './useOffer';
import type { OfferView } from './useOffer';
import { usePrice } from './usePrice';

export type PremiumDialogProps = { actor: OfferRef; hasPremium: boolean };

/** `?premium=1`: what premium is, what it costs, and how to buy it. */
export function PremiumDialog({ actor, hasPremium }: PremiumDialogProps) {
  const offer = useOffer(actor);
  const { chosen, payment } = offer;
  if (payment)
    return (
      <Dialog title={<FormattedMessage id="payment.title" />} onClose={offer.close}>
        <PaymentPanel actor={payment} hasOffers onClose={offer.close} />
      </Dialog>
    );
  return (
    <Dialog
      title={<FormattedMessage id="offer.premiumTitle" />}
      onClose={offer.close}
      footer={
        chosen && offer.isOffered && !hasPremium ? (
          <div className={styles.order}>
            <Terms offer={chosen} method={offer.method} />
            <Subscribe offer={offer} />
          </div>
        ) : null
      }
    >
      <div className={styles.offer}>
        <div className={styles.banner}>
          <Crown aria-hidden="true" />
          <p>
            {hasPremium ? (
              <FormattedMessage id="offer.premiumYours" />
            ) : (
              <FormattedMessage id="offer.premiumLead" />
            )}
          </p>
        </div>
        {hasPremium ? null : <Plans offer={offer} />}
        {hasPremium || !offer.isLoading ? null : <OfferSkeleton count={2} />}
        {hasPremium || !offer.hasFailed ? null : (
          <ErrorState title={<FormattedMessage id="offer.failed" />} onRetry={offer.retry} />
        )}
        {!hasPremium && offer.isOffered ? <Methods {...offer} /> : null}
        <PremiumList />
        {hasPremium ? (
          <ButtonLink href="/settings" wide>
            <FormattedMessage id="offer.toSettings" />
          </ButtonLink>
        ) : null}
      </div>
    </Dialog>
  );
}

function Subscribe({ offer: { chosen, method, buy } }: { offer: OfferView }) {
  const write = usePrice();
  if (chosen === null) return null;
  return (
    <Button variant="gold" size="large" wide onClick={buy}>
      {chosen.trialDays > 0 && method === 'card' ? (
        <FormattedMessage id="offer.startTrial" values={{ days: chosen.trialDays }} />
      ) : (
        <FormattedMessage id="offer.getPremium" values={{ price: write(chosen.price) }} />
      )}
    </Button>
  );
}
