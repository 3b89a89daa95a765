import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { SubscriptionRef } from '../../machines/subscription/subscriptionMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import formStyles from '../forms/Form.module.css';
import { Button, ButtonLink } from '../kit/Button';
import { ErrorState } from '../kit/ErrorState';
import { CancelDialog } from './CancelDialog';
import { LoadingRows } from './LoadingRows';
import { standingText, SubscriptionFacts } from './standing';
import styles from './Subscription.module.css';
import { useSubscription } from './useSubscription';
import type { SubscriptionView } from './useSubscription';

/** Premium in the settings: its state, cancelling it, and undoing a cancellation. */
export function SubscriptionPanel({ actor }: { actor: SubscriptionRef }) {
  const view = useSubscription(actor);
  if (view.isLoading) return <LoadingRows label={<FormattedMessage id="subscription.loading" />} />;
  if (view.isUnread)
    return (
      <ErrorState title={<FormattedMessage id="subscription.failed" />} onRetry={view.retry} />
    );
  const { subscription } = view;
  const text = standingText(subscription);
  return (
    <div className={styles.panel}>
      <div className={styles.news} role="status">
        {view.hasChanged ? (
          <p className={styles.changed}>
            <FormattedMessage id="subscription.changed" />
          </p>
        ) : null}
        {text === null ? null : (
          <p className={subscription.standing === 'past-due' ? formStyles.note : undefined}>
            {subscription.standing === 'past-due' ? <TriangleAlert aria-hidden="true" /> : null}
            <span>{text}</span>
          </p>
        )}
      </div>
      <SubscriptionFacts subscription={subscription} />
      {view.hasFailed && !view.isAsking ? <Fault /> : null}
      <WayOn view={view} />
      {view.isAsking ? (
        <CancelDialog view={view} fault={view.hasFailed ? <Fault /> : null} />
      ) : null}
    </div>
  );
}

function Fault() {
  return (
    <p className={formStyles.note} role="alert">
      <TriangleAlert aria-hidden="true" />
      <span>
        <FormattedMessage id="subscription.fault" />
      </span>
    </p>
  );
}

/** One button in one place, so that it keeps the focus when a cancellation changes it. */
function WayOn({ view }: { view: SubscriptionView }) {
  const overlayHref = useOverlayHref();
  const { standing } = view.subscription;
  if (standing === 'none' || standing === 'ended')
    return (
      <ButtonLink
        className={styles.action}
        variant="gold"
        href={overlayHref('premium', { from: 'settings' })}
      >
        <FormattedMessage id="chat.seePremium" />
      </ButtonLink>
    );
  if (standing === 'ending' && !view.mayResume) return null;
  return (
    <Button
      className={styles.action}
      busy={view.isBusy && !view.isAsking}
      onClick={standing === 'ending' ? view.resume : view.cancel}
    >
      {standing === 'ending' ? (
        <FormattedMessage id="subscription.keep" />
      ) : (
        <FormattedMessage id="subscription.cancel" />
      )}
    </Button>
  );
}
