import clsx from 'clsx';
import { FormattedMessage } from 'react-intl';
import type { EmailChangeRef } from '../../machines/account/emailChangeMachine';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { ErrorState } from '../kit/ErrorState';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import { LoadingRows } from '../subscription/LoadingRows';
import styles from './Account.module.css';
import { codeSchema, emailSchema } from './account.schema';
import { Fault } from './Fault';
import { useEmailChange, type EmailChangeView } from './useAccount';

/** Changing the email takes the password, then the code sent to the new address. */
export function EmailPanel({ actor, email }: { actor: EmailChangeRef; email: string }) {
  const view = useEmailChange(actor);
  if (view.screen === 'loading')
    return <LoadingRows label={<FormattedMessage id="account.loading" />} />;
  if (view.screen === 'unread')
    return <ErrorState title={<FormattedMessage id="account.unread" />} onRetry={view.retry} />;
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <div>
          <p className={styles.name}>
            <FormattedMessage id="settings.email" />
          </p>
          <p className={clsx(styles.value, styles.email)}>{email}</p>
        </div>
        {view.screen === 'resting' || view.screen === 'taken' ? (
          <Button onClick={view.begin}>
            <FormattedMessage id="account.changeEmail" />
          </Button>
        ) : null}
      </div>
      {view.screen === 'taken' ? (
        <Fault>
          <FormattedMessage id="account.emailTaken" />
        </Fault>
      ) : null}
      {view.screen === 'editing' || view.screen === 'asking' ? <EmailFields view={view} /> : null}
      {view.screen === 'waiting' ? <CodeFields view={view} /> : null}
    </div>
  );
}

function EmailFields({ view }: { view: EmailChangeView }) {
  const { formProps, field } = useSchemaForm({
    initialValues: view.form,
    schema: emailSchema,
    problem: view.problem,
    busy: view.isBusy,
    onSubmit: view.submit,
    focusesFirst: true,
  });
  return (
    <form {...formProps} className={`${formStyles.form} ${styles.narrow}`}>
      <FormNote problem={view.problem} />
      <TextField
        {...field('email')}
        label={<FormattedMessage id="account.newEmail" />}
        hint={<FormattedMessage id="account.newEmailHint" />}
        type="email"
        autoComplete="email"
      />
      <PasswordField
        {...field('currentPassword')}
        label={<FormattedMessage id="account.currentPassword" />}
        autoComplete="current-password"
      />
      <div className={styles.answers}>
        <Button type="submit" variant="primary" busy={view.isBusy}>
          <FormattedMessage id="account.sendCode" />
        </Button>
        <Button onClick={view.leave}>
          <FormattedMessage id="account.leave" />
        </Button>
      </div>
    </form>
  );
}

function CodeFields({ view }: { view: EmailChangeView }) {
  const { formProps, field } = useSchemaForm({
    initialValues: { code: '' },
    schema: codeSchema,
    problem: view.problem,
    busy: view.isBusy,
    onSubmit: view.confirm,
  });
  return (
    <form {...formProps} className={`${formStyles.form} ${styles.narrow}`}>
      <p className={styles.soft}>
        <FormattedMessage id="account.codeSent" values={{ email: view.waitingEmail }} />
      </p>
      <FormNote problem={view.problem} />
      <TextField
        {...field('code')}
        label={<FormattedMessage id="verify.code" />}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={styles.answers}>
        <Button type="submit" variant="primary" busy={view.isBusy}>
          <FormattedMessage id="account.confirmEmail" />
        </Button>
        <Button busy={view.isCancelling} onClick={view.cancel}>
          <FormattedMessage id="account.keepEmail" />
        </Button>
      </div>
      <div className={styles.news} role="status">
        {view.mail === 'failed' ? <FormattedMessage id="account.mailFailed" /> : null}
      </div>
      {view.mail === 'sent' ? null : (
        <Button
          className={styles.start}
          variant="quiet"
          busy={view.mail === 'sending'}
          onClick={view.resend}
        >
          <FormattedMessage id="account.resend" />
        </Button>
      )}
    </form>
  );
}
