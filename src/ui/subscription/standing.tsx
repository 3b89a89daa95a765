import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { Subscription } from '../../machines/subscription/subscriptionMachine';
import { PeriodPrice } from '../offer/PeriodPrice';
import styles from './Subscription.module.css';

export function Day({ value }: { value: string | null }) {
  return value === null ? null : (
    <FormattedDate value={value} day="numeric" month="long" year="numeric" />
  );
}

/** Nothing was charged for it, and nothing will be. */
const isTrialEnding = ({ standing, trialEndsAt, endsAt }: Subscription): boolean =>
  standing === 'ending' && trialEndsAt !== null && trialEndsAt === endsAt;

/** Its state in words; null if the facts say it all. */
export const standingText = (subscription: Subscription): ReactNode => {
  const date = <Day value={subscription.endsAt} />;
  switch (subscription.standing) {
    case 'none':
      return <FormattedMessage id="subscription.none" />;
    case 'past-due':
      return <FormattedMessage id="subscription.pastDue" values={{ date }} />;
    case 'ending':
      if (isTrialEnding(subscription))
        return <FormattedMessage id="subscription.endingTrial" values={{ date }} />;
      return subscription.method === 'crypto' ? (
        <FormattedMessage id="subscription.prepaid" values={{ date }} />
      ) : (
        <FormattedMessage id="subscription.ending" values={{ date }} />
      );
    case 'ended':
      return <FormattedMessage id="subscription.ended" values={{ date }} />;
    default:
      return null;
  }
};

/** What cancelling does, and when. */
export const cancelText = ({ standing, renewsAt }: Subscription): ReactNode => {
  const date = <Day value={renewsAt} />;
  if (standing === 'past-due') return <FormattedMessage id="subscription.cancelPastDue" />;
  return standing === 'trialing' ? (
    <FormattedMessage id="subscription.cancelTrial" values={{ date }} />
  ) : (
    <FormattedMessage id="subscription.cancelText" values={{ date }} />
  );
};

export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { standing, offer, method, trialEndsAt, renewsAt } = subscription;
  if (offer === null || standing === 'none' || standing === 'ended') return null;
  // It was paid once, so its end is all there is to say.
  if (standing === 'ending' && method === 'crypto') return null;
  const isTrial = standing === 'trialing';
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <FormattedMessage id="settings.plan" />
        </dt>
        <dd>
          <FormattedMessage id="subscription.plan" values={{ period: offer.period ?? 'month' }} />
        </dd>
      </div>
      {standing === 'trialing' || standing === 'active' ? (
        <div>
          <dt>
            {isTrial ? (
              <FormattedMessage id="subscription.freeUntil" />
            ) : (
              <FormattedMessage id="subscription.renews" />
            )}
          </dt>
          <dd>
            <Day value={isTrial ? trialEndsAt : renewsAt} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>
          {isTrial ? (
            <FormattedMessage id="subscription.then" />
          ) : standing === 'ending' ? (
            <FormattedMessage id="subscription.ifKept" />
          ) : (
            <FormattedMessage id="subscription.price" />
          )}
        </dt>
        <dd>
          <PeriodPrice offer={offer} />
        </dd>
      </div>
    </dl>
  );
}
