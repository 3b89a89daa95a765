import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { Strip } from '../kit/Strip';

/** Shown while the e-mail is unconfirmed, at the foot: it comes with the profile, after the page. */
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
