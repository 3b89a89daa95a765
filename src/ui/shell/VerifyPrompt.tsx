import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import styles from './VerifyPrompt.module.css';

/** Shown while the e-mail is unconfirmed, at the foot: it comes with the profile, after the page. */
export function VerifyPrompt({ href }: { href: string }) {
  return (
    <div className={styles.prompt}>
      <MailCheck aria-hidden="true" />
      <p>
        <FormattedMessage id="verify.prompt" />{' '}
        <Link href={href} className={styles.link}>
          <FormattedMessage id="verify.action" />
        </Link>
      </p>
    </div>
  );
}
