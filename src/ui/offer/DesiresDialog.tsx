import clsx from 'clsx';
import { Flame } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { UNBLUR_DESIRES, UNDRESS_DESIRES } from '../../../common/prices';
import type { ClaimRef } from '../../machines/claim/claimMachine';
import type { OfferRef } from '../../machines/offer/offerMachine';
import { ClaimCard } from '../claim/Claim';
import { Button } from '../kit/Button';
import { DesiresBadge } from '../kit/DesiresBadge';
import { Dialog } from '../kit/Dialog';
import { ErrorState } from '../kit/ErrorState';
import { PaymentPanel } from '../payment/PaymentPanel';
import { Discounted } from './Discounted';
import { Hero } from './Hero';
import { Methods } from './Methods';
import styles from './Offer.module.css';
import { OfferSkeleton } from './OfferSkeleton';
import { OfferTitle } from './OfferTitle';
import { Packs } from './Packs';
import { Terms } from './Terms';
import type { Face } from './useFaces';
import { useOffer } from './useOffer';
import { usePrice } from './usePrice';

export type DesiresDialogProps = {
  actor: OfferRef;
  /** Null for a guest, and until it is known. */
  balance: number | null;
  /** Null for a guest, and until its code has loaded. */
  claim?: ClaimRef | null;
  faces?: readonly Face[];
};

/** `?pw=1`: what desires are for, what they cost, and how to buy them. */
export function DesiresDialog({ actor, balance, claim = null, faces = [] }: DesiresDialogProps) {
  const offer = useOffer(actor);
  const write = usePrice();
  const { chosen, payment, from } = offer;
  if (payment)
    return (
      <Dialog title={<FormattedMessage id="payment.title" />} onClose={offer.close}>
        <PaymentPanel actor={payment} balance={balance} hasOffers onClose={offer.close} />
      </Dialog>
    );
  if (offer.isDiscounted || offer.hasEnded) return <Discounted offer={offer} />;
  return (
    <Dialog
      size="wide"
      title={<OfferTitle kind="desires" from={from} faces={faces} />}
      onClose={offer.close}
      footer={
        chosen && offer.isOffered ? (
          <div className={clsx(styles.order, styles.wide)}>
            <Terms offer={chosen} method={offer.method} />
            <Button variant="primary" size="large" wide onClick={offer.buy}>
              <FormattedMessage
                id="offer.buy"
                values={{ amount: chosen.desires, price: write(chosen.price) }}
              />
            </Button>
          </div>
        ) : null
      }
    >
      <div className={styles.offer}>
        <Hero faces={faces} icon={<Flame aria-hidden="true" />}>
          <FormattedMessage
            id="offer.desiresLead"
            values={{ price: UNBLUR_DESIRES, extra: UNDRESS_DESIRES }}
          />
        </Hero>
        <div className={clsx(styles.column, styles.choose)}>
          {offer.isLoading ? <OfferSkeleton count={3} /> : null}
          {offer.hasFailed ? (
            <ErrorState title={<FormattedMessage id="offer.failed" />} onRetry={offer.retry} />
          ) : null}
          {offer.isOffered ? (
            <>
              <Packs offer={offer} />
              <Methods {...offer} />
            </>
          ) : null}
        </div>
        {balance === null ? null : (
          <div className={styles.purse}>
            <div className={styles.balance}>
              <div>
                <p>
                  <FormattedMessage id="offer.balance" />
                </p>
                <Link className={styles.history} href="/settings/desires">
                  <FormattedMessage id="ledger.link" />
                </Link>
              </div>
              <DesiresBadge amount={balance} />
            </div>
            {claim === null ? null : <ClaimCard actor={claim} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}
