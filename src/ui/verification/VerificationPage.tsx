import { useSelector } from '@xstate/react';
import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { VerificationRef } from '../../machines/verification/verificationMachine';
import { useAppActor } from '../app/AppContext';
import { pageOver } from '../app/pageOver';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button, ButtonLink } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { Spinner } from '../kit/Spinner';
import { TextField } from '../kit/TextField';
import { ChildScreen } from '../proof/ChildScreen';
import styles from '../proof/ProofPage.module.css';
import { useVerification } from './useVerification';
import { verificationSchema } from './verification.schema';

export type VerificationPageProps = { actor: VerificationRef; email: string };

/** Confirms the email by the code that was sent, or sends another. */
export function VerificationPage({ actor, email }: VerificationPageProps) {
  const verification = useVerification(actor);
  if (verification.isConfirmed)
    return (
      <ChildScreen title={<FormattedMessage id="verify.title" />}>
        <EmptyState
          icon={<MailCheck />}
          title={<FormattedMessage id="verify.doneTitle" />}
          action={
            <ButtonLink variant="primary" href="/">
              <FormattedMessage id="verify.goOn" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="verify.doneText" values={{ email }} />
        </EmptyState>
      </ChildScreen>
    );
  return (
    <ChildScreen
      title={<FormattedMessage id="verify.title" />}
      text={<FormattedMessage id="verify.text" values={{ email }} />}
    >
      {verification.isLooking ? (
        <p className={styles.busy}>
          <Spinner />
        </p>
      ) : (
        <CodeForm verification={verification} />
      )}
      <Mail verification={verification} />
    </ChildScreen>
  );
}

export default pageOver('verification', ({ actor }) => {
  const email = useSelector(useAppActor('session'), ({ context }) => context.profile?.email ?? '');
  return <VerificationPage actor={actor} email={email} />;
});

type Bound = { verification: ReturnType<typeof useVerification> };

function CodeForm({ verification: { code, problem, isBusy, submit } }: Bound) {
  const { formProps, field } = useSchemaForm({
    initialValues: { code },
    schema: verificationSchema,
    problem,
    busy: isBusy,
    onSubmit: submit,
    focusesFirst: true,
  });
  return (
    <form {...formProps} className={formStyles.form}>
      <FormNote problem={problem} />
      <div className={styles.code}>
        <TextField
          {...field('code')}
          label={<FormattedMessage id="verify.code" />}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        <FormattedMessage id="verify.submit" />
      </Button>
    </form>
  );
}

function Mail({ verification: { mail, resend } }: Bound) {
  return (
    <div className={styles.mail}>
      <p role="status">
        {mail === 'waiting' ? (
          <FormattedMessage id="verify.mailSent" />
        ) : mail === 'failed' ? (
          <FormattedMessage id="verify.mailFailed" />
        ) : (
          <FormattedMessage id="verify.mailHint" />
        )}
      </p>
      {mail === 'waiting' ? null : (
        <div>
          <Button busy={mail === 'sending'} onClick={resend}>
            <FormattedMessage id="verify.resend" />
          </Button>
        </div>
      )}
    </div>
  );
}
