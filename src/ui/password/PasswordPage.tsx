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
import { ChildScreen } from '../proof/ChildScreen';
import styles from '../proof/ProofPage.module.css';
import { ForgottenForm } from './ForgottenForm';
import { NewPasswordForm } from './NewPasswordForm';
import { usePassword } from './usePassword';

/** A forgotten password: requests the email, and sets the new password behind its link. */
export function PasswordPage({ actor }: { actor: PasswordRef }) {
  const password = usePassword(actor);
  const { title, text } = headingOf(password.screen);
  return (
    <ChildScreen title={title} text={text}>
      <Content password={password} />
    </ChildScreen>
  );
}

type Password = ReturnType<typeof usePassword>;

function headingOf(screen: Password['screen']) {
  switch (screen) {
    case 'asking':
    case 'mailing':
      return {
        title: <FormattedMessage id="password.title" />,
        text: <FormattedMessage id="password.text" />,
      };
    case 'choosing':
    case 'saving':
      return {
        title: <FormattedMessage id="password.newTitle" />,
        text: <FormattedMessage id="password.newText" />,
      };
    case 'mailed':
      return { title: <FormattedMessage id="password.title" /> };
    default:
      return { title: <FormattedMessage id="password.newTitle" /> };
  }
}

function Content({ password }: { password: Password }) {
  switch (password.screen) {
    case 'checking':
      return (
        <p className={styles.busy} role="status">
          <Spinner />
          <FormattedMessage id="password.checking" />
        </p>
      );
    case 'asking':
    case 'mailing':
      return <ForgottenForm password={password} />;
    case 'choosing':
    case 'saving':
      return <NewPasswordForm password={password} />;
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
