import { KeyRound, LinkIcon, MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { PasswordRef } from '../../machines/password/passwordMachine';
import { pageOver } from '../app/pageOver';
import { FormNote } from '../forms/FormNote';
import { Button } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { Spinner } from '../kit/Spinner';
import { StateMessage } from '../kit/StateMessage';
import { ProofPage } from '../proof/ProofPage';
import styles from '../proof/ProofPage.module.css';
import { ForgottenForm } from './ForgottenForm';
import { NewPasswordForm } from './NewPasswordForm';
import { usePassword } from './usePassword';

/** A forgotten password: requests the email, and sets the new password behind its link. */
export function PasswordPage({ actor }: { actor: PasswordRef }) {
  const password = usePassword(actor);
  switch (password.screen) {
    case 'checking':
      return (
        <ProofPage title={<FormattedMessage id="password.newTitle" />}>
          <p className={styles.busy} role="status">
            <Spinner />
            <FormattedMessage id="password.checking" />
          </p>
        </ProofPage>
      );
    case 'asking':
    case 'mailing':
      return (
        <ProofPage
          title={<FormattedMessage id="password.title" />}
          text={<FormattedMessage id="password.text" />}
        >
          <ForgottenForm password={password} />
        </ProofPage>
      );
    case 'choosing':
    case 'saving':
      return (
        <ProofPage
          title={<FormattedMessage id="password.newTitle" />}
          text={<FormattedMessage id="password.newText" />}
        >
          <NewPasswordForm password={password} />
        </ProofPage>
      );
    case 'mailed':
      return (
        <EmptyState
          icon={<MailCheck />}
          title={<FormattedMessage id="password.mailedTitle" />}
          action={
            <Button onClick={password.again}>
              <FormattedMessage id="password.again" />
            </Button>
          }
        >
          <FormattedMessage id="password.mailedText" values={{ email: password.email }} />
        </EmptyState>
      );
    case 'unchecked':
      return (
        <ErrorState
          title={<FormattedMessage id="password.uncheckedTitle" />}
          onRetry={password.retry}
        >
          <FormNote problem={password.problem} />
        </ErrorState>
      );
    case 'saved':
      return (
        <EmptyState
          icon={<KeyRound />}
          title={<FormattedMessage id="password.savedTitle" />}
          action={
            <Button variant="primary" onClick={password.logIn}>
              <FormattedMessage id="password.logIn" />
            </Button>
          }
        >
          <FormattedMessage id="password.savedText" />
        </EmptyState>
      );
    case 'invalid':
    case 'expired':
      return (
        <StateMessage
          role="alert"
          icon={<LinkIcon />}
          title={<FormattedMessage id="password.refusedTitle" />}
          action={
            <Button variant="primary" onClick={password.again}>
              <FormattedMessage id="password.another" />
            </Button>
          }
        >
          {password.screen === 'expired' ? (
            <FormattedMessage id="password.expiredText" />
          ) : (
            <FormattedMessage id="password.invalidText" />
          )}
        </StateMessage>
      );
  }
}

export default pageOver('password', PasswordPage);
