import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { SignupRef } from '../../machines/signup/signupMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import styles from '../forms/Form.module.css';
import { loadCommonPasswords } from '../forms/commonPasswords';
import { FormNote } from '../forms/FormNote';
import { SignInEmail } from '../forms/SignInEmail';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { Checkbox } from '../kit/Checkbox';
import { Dialog } from '../kit/Dialog';
import { DocumentLink } from '../kit/DocumentLink';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import { signupSchema } from './signup.schema';
import { useSignup } from './useSignup';

export type SignupDialogProps = {
  actor: SignupRef;
  /** Where to go after the signup, if anywhere; login passes it on. */
  next: string | undefined;
  onClose: () => void;
};

export function SignupDialog({ actor, next, onClose }: SignupDialogProps) {
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
  const { name, email, adult, terms } = values;
  useEffect(() => {
    const isKept =
      name === form.name && email === form.email && adult === form.adult && terms === form.terms;
    if (!isKept) actor.send({ type: 'signup.type', draft: { name, email, adult, terms } });
  }, [actor, form, name, email, adult, terms]);
  return (
    <Dialog title={<FormattedMessage id="signup.title" />} onClose={onClose}>
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
        <PasswordField
          {...field('passwordRepeat')}
          label={<FormattedMessage id="signup.passwordRepeat" />}
          autoComplete="new-password"
        />
        <div className={styles.checks}>
          <Checkbox {...checkbox('adult')} label={<FormattedMessage id="signup.adult" />} />
          <Checkbox
            {...checkbox('terms')}
            label={
              <FormattedMessage
                id="signup.terms"
                values={{
                  terms: (words) => <DocumentLink name="terms">{words}</DocumentLink>,
                  privacy: (words) => <DocumentLink name="privacy">{words}</DocumentLink>,
                }}
              />
            }
          />
        </div>
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
