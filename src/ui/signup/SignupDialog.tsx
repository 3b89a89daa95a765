import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { SignupRef } from '../../machines/signup/signupMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import styles from '../forms/Form.module.css';
import { loadCommonPasswords } from '../forms/commonPasswords';
import { FormNote } from '../forms/FormNote';
import { SignInEmail } from '../forms/SignInEmail';
import { SignInFaces } from '../forms/SignInFaces';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { Checkbox } from '../kit/Checkbox';
import { Dialog } from '../kit/Dialog';
import { DocumentLink } from '../kit/DocumentLink';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import type { Face } from '../offer/useFaces';
import { signupSchema } from './signup.schema';
import { useSignup } from './useSignup';

export type SignupDialogProps = {
  actor: SignupRef;
  /** Where to go after the signup, if anywhere; login passes it on. */
  next: string | undefined;
  onClose: () => void;
  faces?: readonly Face[];
};

export function SignupDialog({ actor, next, onClose, faces = [] }: SignupDialogProps) {
  const overlayHref = useOverlayHref();
  const { form, problem, isBusy, submit } = useSignup(actor);
  const { values, formProps, field, checkbox } = useSchemaForm({
    initialValues: form,
    schema: signupSchema,
    problem,
    busy: isBusy,
    onSubmit: submit,
    focusesFirst: true,
  });
  const { name, email, consent } = values;
  useEffect(() => {
    const isKept = name === form.name && email === form.email && consent === form.consent;
    if (!isKept) actor.send({ type: 'signup.type', draft: { name, email, consent } });
  }, [actor, form, name, email, consent]);
  return (
    <Dialog title={<FormattedMessage id="signup.title" />} onClose={onClose}>
      <SignInFaces faces={faces} />
      <form {...formProps} className={styles.form}>
        <FormNote problem={problem} />
        <TextField
          {...field('name')}
          label={<FormattedMessage id="signup.name" />}
          hint={<FormattedMessage id="signup.nameHint" />}
          autoComplete="nickname"
        />
        <SignInEmail {...field('email')} />
        <PasswordField
          {...field('password')}
          label={<FormattedMessage id="signup.password" />}
          hint={<FormattedMessage id="signup.passwordHint" />}
          autoComplete="new-password"
          onFocus={() => void loadCommonPasswords()}
        />
        <Checkbox
          {...checkbox('consent')}
          label={
            <FormattedMessage
              id="signup.consent"
              values={{
                terms: (words) => (
                  <DocumentLink name="terms" isApart>
                    {words}
                  </DocumentLink>
                ),
                privacy: (words) => (
                  <DocumentLink name="privacy" isApart>
                    {words}
                  </DocumentLink>
                ),
              }}
            />
          }
        />
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          <FormattedMessage id="signup.submit" />
        </Button>
        <p className={styles.aside}>
          <FormattedMessage
            id="signup.hasAccount"
            values={{
              link: (
                <Link href={overlayHref('login', next === undefined ? {} : { next })} replace>
                  <FormattedMessage id="signup.toLogin" />
                </Link>
              ),
            }}
          />
        </p>
      </form>
    </Dialog>
  );
}
