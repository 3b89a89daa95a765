import { FormattedMessage } from 'react-intl';
import { TextField, type TextFieldProps } from '../kit/TextField';

/** The email to log in with. */
export function SignInEmail(field: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      {...field}
      label={<FormattedMessage id="login.email" />}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
