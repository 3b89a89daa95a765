import { FormattedMessage } from 'react-intl';
import styles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { NewPasswordFields } from '../forms/NewPasswordFields';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
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
    focusesFirst: true,
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormNote problem={problem} />
      <NewPasswordFields field={field} />
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        <FormattedMessage id="password.save" />
      </Button>
    </form>
  );
}
