import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { LoginRef } from '../../machines/login/loginMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import styles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { SignInEmail } from '../forms/SignInEmail';
import { SignInFaces } from '../forms/SignInFaces';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { PasswordField } from '../kit/PasswordField';
import type { Face } from '../offer/useFaces';
import { loginSchema } from './login.schema';
import { useLogin } from './useLogin';

export type LoginDialogProps = {
  actor: LoginRef;
  /** Where to go after the login, if anywhere; signup passes it on. */
  next: string | undefined;
  onClose: () => void;
  faces?: readonly Face[];
};

export function LoginDialog({ actor, next, onClose, faces = [] }: LoginDialogProps) {
  const overlayHref = useOverlayHref();
  const { credentials, isAfterSignup, problem, isBusy, submit } = useLogin(actor);
  const { formProps, field } = useSchemaForm({
    initialValues: credentials,
    schema: loginSchema,
    problem,
    busy: isBusy,
    onSubmit: submit,
    focusesFirst: true,
  });
  return (
    <Dialog title={<FormattedMessage id="login.title" />} onClose={onClose}>
      <SignInFaces faces={faces} />
      <form {...formProps} className={styles.form}>
        <FormNote problem={problem} />
        {isAfterSignup && problem === null ? (
          <p role="alert" className={styles.hint}>
            <FormattedMessage id="login.afterSignup" />
          </p>
        ) : null}
        <SignInEmail {...field('email')} />
        <PasswordField
          {...field('password')}
          label={<FormattedMessage id="login.password" />}
          autoComplete="current-password"
        />
        <Link className={styles.alone} href="/password">
          <FormattedMessage id="login.forgotten" />
        </Link>
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          <FormattedMessage id="login.submit" />
        </Button>
        <p className={styles.aside}>
          <FormattedMessage
            id="login.noAccount"
            values={{
              link: (
                <Link href={overlayHref('signup', next === undefined ? {} : { next })} replace>
                  <FormattedMessage id="login.toSignup" />
                </Link>
              ),
            }}
          />
        </p>
      </form>
    </Dialog>
  );
}
