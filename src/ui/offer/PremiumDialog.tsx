import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Crown } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OfferRef } from '../../machines/offer/offerMachine';
import type { PersonaRef } from '../../machines/persona/personaMachine';
import { Button, ButtonLink } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { ErrorState } from '../kit/ErrorState';
import { lazyView } from '../kit/lazyView';
import { PaymentPanel } from '../payment/PaymentPanel';
import { Hero } from './Hero';
import { Methods } from './Methods';
import styles from './Offer.module.css';
import { OfferSkeleton } from './OfferSkeleton';
import { OfferTitle } from './OfferTitle';
import { Plans } from './Plans';
import { PremiumList } from './PremiumList';
import { Terms } from './Terms';
import type { Face } from './useFaces';
import { useOffer } from './useOffer';
import type { OfferView } from './useOffer';
import { usePrice } from './usePrice';

const DraftHero = lazyView(async () => (await import('./DraftHero')).DraftHero);

export type PremiumDialogProps = {
  actor: OfferRef;
  hasPremium: boolean;
  faces?: readonly Face[];
  /** What the user has made of a character of their own. */
  draft?: PersonaRef | undefined;
};

/** `?premium=1`: what premium is, what it costs, and how to buy it. */
export function PremiumDialog({ actor, hasPremium, faces = [], draft }: PremiumDialogProps) {
  const offer = useOffer(actor);
  const { chosen, payment, from } = offer;
  const draftName = useSelector(draft, (at) => at?.context.values.name.trim() ?? '');
  const isForDraft = draft !== undefined && from === 'persona' && draftName !== '';
  const hero = (line: ReactNode) =>
    isForDraft ? (
      <Suspense fallback={<div className={styles.pending} />}>
        <DraftHero actor={draft}>{line}</DraftHero>
      </Suspense>
    ) : (
      <Hero faces={faces} icon={<Crown aria-hidden="true" />}>
        {line}
      </Hero>
    );
  if (payment)
    return (
      <Dialog title={<FormattedMessage id="payment.title" />} onClose={offer.close}>
        <PaymentPanel actor={payment} hasOffers onClose={offer.close} />
      </Dialog>
    );
  if (hasPremium)
    return (
      <Dialog title={<FormattedMessage id="offer.premiumTitle" />} onClose={offer.close}>
        <div className={styles.column}>
          {hero(<FormattedMessage id="offer.premiumYours" />)}
          <PremiumList from={from} />
          {isForDraft ? (
            <Button variant="primary" size="large" wide onClick={offer.close}>
              <FormattedMessage id="offer.toDraft" />
            </Button>
          ) : (
            <ButtonLink href="/settings" wide>
              <FormattedMessage id="offer.toSettings" />
            </ButtonLink>
          )}
        </div>
      </Dialog>
    );
  return (
    <Dialog
      size="wide"
      title={
        isForDraft ? (
          <FormattedMessage id="offer.wantPersonaNamed" values={{ name: draftName }} />
        ) : (
          <OfferTitle kind="premium" from={from} faces={faces} />
        )
      }
      onClose={offer.close}
      footer={
        chosen && offer.isOffered ? (
          <div className={clsx(styles.order, styles.wide)}>
            <Terms offer={chosen} method={offer.method} />
            <Subscribe offer={offer} />
          </div>
        ) : null
      }
    >
      <div className={styles.offer}>
        <div className={styles.column}>
          {hero(
            chosen && isFreeAtFirst(offer) ? (
              <FormattedMessage id="offer.leadTrial" values={{ days: chosen.trialDays }} />
            ) : (
              <FormattedMessage id="offer.lead" />
            ),
          )}
          <PremiumList from={from} folds />
        </div>
        <div className={styles.column}>
          <Plans offer={offer} />
          {offer.isLoading ? <OfferSkeleton count={2} /> : null}
          {offer.hasFailed ? (
            <ErrorState title={<FormattedMessage id="offer.failed" />} onRetry={offer.retry} />
          ) : null}
          {offer.isOffered ? <Methods {...offer} /> : null}
        </div>
      </div>
    </Dialog>
  );
}

const isFreeAtFirst = ({ chosen, method }: OfferView): boolean =>
  chosen !== null && chosen.trialDays > 0 && method === 'card';

function Subscribe({ offer }: { offer: OfferView }) {
  const write = usePrice();
  const { chosen, buy } = offer;
  if (chosen === null) return null;
  return (
    <Button variant="gold" size="large" wide onClick={buy}>
      {isFreeAtFirst(offer) ? (
        <FormattedMessage id="offer.startTrial" values={{ days: chosen.trialDays }} />
      ) : (
        <FormattedMessage id="offer.getPremium" values={{ price: write(chosen.price) }} />
      )}
    </Button>
  );
}
