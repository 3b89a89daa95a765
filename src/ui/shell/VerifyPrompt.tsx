import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import styles from './StripBar.module.css';

/** Shown while the e-mail is unconfirmed. */
export function VerifyPrompt({ href }: { href: string }) {
  return (
    <div className={styles.strip}>
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
