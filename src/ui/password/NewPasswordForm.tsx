import { FormattedMessage } from 'react-intl';
import styles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { PasswordField } from '../kit/PasswordField';
import { newPasswordSchema } from './password.schema';
import type { usePassword } from './usePassword';

const nothing = { password: '', passwordRepeat: '' };

export function NewPasswordForm({ password }: { password: ReturnType<typeof usePassword> }) {
  const { problem, isBusy, save } = password;
  const { formProps, field } = useSchemaForm({
    initialValues: nothing,
    schema: newPasswordSchema,
    problem,
    busy: isBusy,
    onSubmit: save,
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormNote problem={problem} />
      <PasswordField
        {...field('password')}
        label={<FormattedMessage id="password.new" />}
        hint={<FormattedMessage id="signup.passwordHint" />}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('passwordRepeat')}
        label={<FormattedMessage id="password.repeat" />}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        <FormattedMessage id="password.save" />
      </Button>
    </form>
  );
}
