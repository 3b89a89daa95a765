import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import formStyles from '../forms/Form.module.css';
import { PasswordField } from '../kit/PasswordField';
import type { TextFieldProps } from '../kit/TextField';
import styles from './Account.module.css';
import { UsernameHint } from './UsernameHint';

type PasswordAskedProps = {
  field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  email: string;
};

/** Asks for the password again: a session alone must not do these things. */
export function PasswordAsked({ field, email }: PasswordAskedProps) {
  return (
    <>
      <p className={styles.soft}>
        <FormattedMessage id="account.passwordAsked" />
      </p>
      <UsernameHint email={email} />
      <PasswordField
        {...field}
        label={<FormattedMessage id="account.currentPassword" />}
        autoComplete="current-password"
      />
      <Link className={formStyles.alone} href="/password">
        <FormattedMessage id="login.forgotten" />
      </Link>
    </>
  );
}
