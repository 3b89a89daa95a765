import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { cancelText } from './standing';
import styles from './Subscription.module.css';
import type { SubscriptionView } from './useSubscription';

type CancelDialogProps = { view: SubscriptionView; fault: ReactNode };

/** The one question before premium is cancelled; both answers look the same. */
export function CancelDialog({ view, fault }: CancelDialogProps) {
  return (
    <Dialog
      size="question"
      title={<FormattedMessage id="subscription.cancelTitle" />}
      onClose={view.keep}
      footer={
        <>
          <Button onClick={view.keep}>
            <FormattedMessage id="subscription.keep" />
          </Button>
          <Button variant="primary" busy={view.isBusy} onClick={view.confirm}>
            <FormattedMessage id="subscription.cancel" />
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p>{cancelText(view.subscription)}</p>
        {fault}
      </div>
    </Dialog>
  );
}
