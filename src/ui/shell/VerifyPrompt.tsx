import { MailCheck, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { EmailReminderRef } from '../../machines/emailReminder/emailReminderMachine';
import { IconButton } from '../kit/IconButton';
import { Strip } from '../kit/Strip';

/** Asks to confirm the email. At the foot, since it comes with the profile, after the page. */
export function VerifyPrompt({ href, actor }: { href: string; actor: EmailReminderRef }) {
  const intl = useIntl();
  return (
    <Strip place="foot">
      <MailCheck aria-hidden="true" />
      <p>
        <FormattedMessage id="verify.prompt" />{' '}
        <Link href={href}>
          <FormattedMessage id="verify.action" />
        </Link>
      </p>
      <IconButton
        label={intl.formatMessage({ id: 'verify.putAway' })}
        icon={<X />}
        onClick={() => actor.send({ type: 'reminder.putAway' })}
      />
    </Strip>
  );
}
