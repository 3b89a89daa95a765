import { FormattedMessage } from 'react-intl';
import { PasswordField } from '../kit/PasswordField';
import type { TextFieldProps } from '../kit/TextField';
import { loadCommonPasswords } from './commonPasswords';

type NewPasswordFieldsProps = {
  field: (
    name: 'password' | 'passwordRepeat',
  ) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
};

/** A new password, typed twice. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={<FormattedMessage id="password.new" />}
        hint={<FormattedMessage id="signup.passwordHint" />}
        autoComplete="new-password"
        onFocus={() => void loadCommonPasswords()}
      />
      <PasswordField
        {...field('passwordRepeat')}
        label={<FormattedMessage id="password.repeat" />}
        autoComplete="new-password"
      />
    </>
  );
}
