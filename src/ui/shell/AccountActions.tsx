import { FormattedMessage } from 'react-intl';
import { ButtonLink, type ButtonSize } from '../kit/Button';
import styles from './AccountActions.module.css';

export type AccountActionsProps = {
  loginHref: string;
  signupHref: string;
  /** This browser has been logged in before: Log in comes first and stands out. */
  wasLoggedIn: boolean;
  size?: ButtonSize;
  wide?: boolean;
};

export function AccountActions({
  loginHref,
  signupHref,
  wasLoggedIn,
  size = 'small',
  wide = false,
}: AccountActionsProps) {
  const login = (
    <ButtonLink
      key="login"
      href={loginHref}
      size={size}
      wide={wide}
      variant={wasLoggedIn ? 'primary' : 'secondary'}
    >
      <FormattedMessage id="nav.login" />
    </ButtonLink>
  );
  const signup = (
    <ButtonLink
      key="signup"
      href={signupHref}
      size={size}
      wide={wide}
      variant={wasLoggedIn ? 'secondary' : 'primary'}
    >
      <FormattedMessage id="nav.signup" />
    </ButtonLink>
  );
  return (
    <div className={wide ? styles.stacked : styles.row}>
      {wasLoggedIn ? [login, signup] : [signup, login]}
    </div>
  );
}
