import { FormattedMessage } from 'react-intl';
import type { PasswordChangeRef } from '../../machines/account/passwordChangeMachine';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { NewPasswordFields } from '../forms/NewPasswordFields';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { PasswordField } from '../kit/PasswordField';
import styles from './Account.module.css';
import { passwordSchema } from './account.schema';
import { UsernameHint } from './UsernameHint';
import { usePasswordChange, type PasswordChangeView } from './useAccount';

const nothing = { currentPassword: '', password: '', passwordRepeat: '' };

type PasswordPanelProps = { actor: PasswordChangeRef; email: string };

/** Changes the password for a user who knows the current one. */
export function PasswordPanel({ actor, email }: PasswordPanelProps) {
  const view = usePasswordChange(actor);
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <p className={styles.name}>
          <FormattedMessage id="account.password" />
        </p>
        {view.isOpen ? null : (
          <Button onClick={view.begin}>
            <FormattedMessage id="account.changePassword" />
          </Button>
        )}
      </div>
      <div className={styles.news} role="status">
        {view.isChanged ? (
          <p className={styles.soft}>
            <FormattedMessage id="account.passwordChanged" />
          </p>
        ) : null}
      </div>
      {view.isOpen ? <Fields view={view} email={email} /> : null}
    </div>
  );
}

function Fields({ view, email }: { view: PasswordChangeView; email: string }) {
  const { formProps, field } = useSchemaForm({
    initialValues: nothing,
    schema: passwordSchema,
    problem: view.problem,
    busy: view.isBusy,
    onSubmit: view.submit,
  });
  return (
    <form {...formProps} className={`${formStyles.form} ${styles.narrow}`}>
      <FormNote problem={view.problem} />
      <UsernameHint email={email} />
      <PasswordField
        {...field('currentPassword')}
        label={<FormattedMessage id="account.currentPassword" />}
        autoComplete="current-password"
      />
      <NewPasswordFields field={field} />
      <div className={styles.answers}>
        <Button type="submit" variant="primary" busy={view.isBusy}>
          <FormattedMessage id="password.save" />
        </Button>
        <Button onClick={view.leave}>
          <FormattedMessage id="account.leave" />
        </Button>
      </div>
    </form>
  );
}
