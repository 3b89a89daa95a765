import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import styles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { SignInEmail } from '../forms/SignInEmail';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { forgottenSchema } from './password.schema';
import type { usePassword } from './usePassword';

export function ForgottenForm({ password }: { password: ReturnType<typeof usePassword> }) {
  const { email, problem, isBusy, ask } = password;
  const { formProps, field } = useSchemaForm({
    initialValues: { email },
    schema: forgottenSchema,
    problem,
    busy: isBusy,
    onSubmit: ask,
    focusesFirst: true,
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormNote problem={problem} />
      <SignInEmail {...field('email')} />
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        <FormattedMessage id="password.submit" />
      </Button>
      <p className={styles.aside}>
        <Link className={styles.alone} href="/?login=1">
          <FormattedMessage id="password.remembered" />
        </Link>
      </p>
    </form>
  );
}
