import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { Strip } from '../kit/Strip';

/** Asks to confirm the email. At the foot, since it comes with the profile, after the page. */
export function VerifyPrompt({ href }: { href: string }) {
  return (
    <Strip place="foot">
      <MailCheck aria-hidden="true" />
      <p>
        <FormattedMessage id="verify.prompt" />{' '}
        <Link href={href}>
          <FormattedMessage id="verify.action" />
        </Link>
      </p>
    </Strip>
  );
}
