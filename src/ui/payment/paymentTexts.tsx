import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../machines/payment/paymentMachine';
import { isTrial } from '../../machines/payment/purchase';
import { TrialText } from './Trial';

type Snapshot = SnapshotFrom<typeof paymentMachine>;
export type Look = 'waiting' | 'good' | 'calm' | 'trouble';
type Texts = { title: ReactNode; text: ReactNode; look: Look };

/** Shown while the server or the browser is busy; null while waiting for the visitor. */
export const busyText = (snapshot: Snapshot): ReactNode => {
  if (snapshot.matches('creating')) return <FormattedMessage id="payment.opening" />;
  if (snapshot.matches('leaving')) return <FormattedMessage id="payment.leaving" />;
  if (snapshot.matches('cancelling')) return <FormattedMessage id="payment.closing" />;
  return snapshot.hasTag('busy') ? <FormattedMessage id="payment.reading" /> : null;
};

/** The text of each state that waits. */
export const paymentTexts = (snapshot: Snapshot): Texts => {
  const { purchase } = snapshot.context;
  const offer = purchase?.offer;
  if (snapshot.hasTag('fault'))
    return {
      title: <FormattedMessage id="payment.faultTitle" />,
      text: <FormattedMessage id="payment.faultText" />,
      look: 'trouble',
    };
  if (snapshot.matches({ waiting: 'open' }))
    return {
      title: <FormattedMessage id="payment.openTitle" />,
      text: <FormattedMessage id="payment.openText" />,
      look: 'calm',
    };
  if (snapshot.matches({ waiting: 'pending' }))
    return {
      title: <FormattedMessage id="payment.pendingTitle" />,
      text: <FormattedMessage id="payment.pendingText" />,
      look: 'waiting',
    };
  if (snapshot.matches('overdue'))
    return {
      title: <FormattedMessage id="payment.overdueTitle" />,
      text: <FormattedMessage id="payment.overdueText" />,
      look: 'calm',
    };
  if (snapshot.matches('offerEnded'))
    return {
      title: <FormattedMessage id="offer.endedTitle" />,
      text: <FormattedMessage id="payment.endedText" />,
      look: 'calm',
    };
  if (snapshot.matches('conflict'))
    return {
      title: <FormattedMessage id="payment.conflictTitle" />,
      text: <FormattedMessage id="payment.conflictText" />,
      look: 'calm',
    };
  if (snapshot.matches('subscribed'))
    return {
      title: <FormattedMessage id="payment.subscribedTitle" />,
      text: <FormattedMessage id="payment.subscribedText" />,
      look: 'good',
    };
  if (snapshot.matches({ settled: 'paid' }))
    return offer?.kind !== 'desires'
      ? {
          title: <FormattedMessage id="payment.premiumTitle" />,
          text:
            purchase && isTrial(purchase) ? (
              <TrialText purchase={purchase} />
            ) : (
              <FormattedMessage id="payment.paidText" />
            ),
          look: 'good',
        }
      : {
          title: <FormattedMessage id="payment.desiresTitle" values={{ amount: offer.desires }} />,
          text: <FormattedMessage id="payment.paidText" />,
          look: 'good',
        };
  if (snapshot.matches({ settled: 'over' }))
    return {
      title: <FormattedMessage id="payment.overTitle" />,
      text: <FormattedMessage id="payment.overText" />,
      look: 'good',
    };
  if (snapshot.matches({ settled: 'short' }))
    return {
      title: <FormattedMessage id="payment.shortTitle" />,
      text: <FormattedMessage id="payment.shortText" />,
      look: 'trouble',
    };
  if (snapshot.matches({ settled: 'late' }))
    return {
      title: <FormattedMessage id="payment.lateTitle" />,
      text: <FormattedMessage id="payment.lateText" />,
      look: 'trouble',
    };
  if (snapshot.matches({ settled: 'failed' }))
    return {
      title: <FormattedMessage id="payment.failedTitle" />,
      text: <FormattedMessage id="payment.failedText" />,
      look: 'trouble',
    };
  if (snapshot.matches({ settled: 'cancelled' }))
    return {
      title: <FormattedMessage id="payment.cancelledTitle" />,
      text: <FormattedMessage id="payment.cancelledText" />,
      look: 'calm',
    };
  if (snapshot.matches({ settled: 'expired' }))
    return {
      title: <FormattedMessage id="payment.expiredTitle" />,
      text: <FormattedMessage id="payment.expiredText" />,
      look: 'calm',
    };
  if (snapshot.matches({ settled: 'refunded' }))
    return {
      title: <FormattedMessage id="payment.refundedTitle" />,
      text: <FormattedMessage id="payment.refundedText" />,
      look: 'calm',
    };
  if (snapshot.matches({ settled: 'disputed' }))
    return {
      title: <FormattedMessage id="payment.disputedTitle" />,
      text: <FormattedMessage id="payment.disputedText" />,
      look: 'calm',
    };
  return {
    title: <FormattedMessage id="payment.unknownTitle" />,
    text: <FormattedMessage id="payment.unknownText" />,
    look: 'calm',
  };
};
