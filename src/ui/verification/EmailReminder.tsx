import { useSelector } from '@xstate/react';
import { MailCheck, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EmailReminderRef } from '../../machines/emailReminder/emailReminderMachine';
import { ButtonLink } from '../kit/Button';
import { IconButton } from '../kit/IconButton';
import styles from './EmailReminder.module.css';

/** Null for users whose email is confirmed, and until it is known who they are. */
type Reminder = EmailReminderRef | null;

export const useIsReminding = (actor: Reminder): boolean =>
  useSelector(actor ?? undefined, (snapshot) => snapshot?.hasTag('reminding') === true);

/** Asks to confirm the email. It comes with the profile, so nothing stands below that it could move. */
export function EmailReminder({ actor }: { actor: Reminder }) {
  const intl = useIntl();
  if (!useIsReminding(actor)) return null;
  return (
    <aside className={styles.card} aria-label={intl.formatMessage({ id: 'verify.title' })}>
      <MailCheck className={styles.icon} aria-hidden="true" />
      <p>
        <FormattedMessage id="verify.prompt" />
      </p>
      <IconButton
        className={styles.putAway}
        label={intl.formatMessage({ id: 'verify.putAway' })}
        icon={<X />}
        onClick={() => actor?.send({ type: 'reminder.putAway' })}
      />
      <ButtonLink className={styles.action} size="small" href="/verify">
        <FormattedMessage id="verify.action" />
      </ButtonLink>
    </aside>
  );
}
