import { RotateCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MailWishesRef } from '../../machines/account/mailWishesMachine';
import { Button } from '../kit/Button';
import { ErrorState } from '../kit/ErrorState';
import { Switch } from '../kit/Switch';
import { LoadingRows } from '../subscription/LoadingRows';
import styles from './Account.module.css';
import { Fault } from './Fault';
import { useMailWishes } from './useAccount';

/** Which emails to receive; those about the account and payments are always sent. */
export function MailPanel({ actor }: { actor: MailWishesRef }) {
  const view = useMailWishes(actor);
  if (view.isLoading) return <LoadingRows label={<FormattedMessage id="account.loading" />} />;
  if (view.isUnread)
    return <ErrorState title={<FormattedMessage id="mails.unread" />} onRetry={view.retry} />;
  return (
    <div className={styles.panel}>
      <Switch
        label={<FormattedMessage id="mails.reminders" />}
        hint={<FormattedMessage id="mails.remindersHint" />}
        checked={view.wishes.reminders}
        onChange={view.setReminders}
      />
      {view.hasFailed ? (
        <>
          <Fault>
            <FormattedMessage id="mails.failed" />
          </Fault>
          <Button className={styles.start} icon={<RotateCw />} onClick={view.retry}>
            <FormattedMessage id="action.tryAgain" />
          </Button>
        </>
      ) : null}
      <p className={styles.about}>
        <FormattedMessage id="mails.always" />
      </p>
    </div>
  );
}
