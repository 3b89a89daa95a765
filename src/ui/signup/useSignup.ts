import { useSelector } from '@xstate/react';
import type { SignupForm, SignupRef } from '../../machines/signup/signupMachine';

export function useSignup(actor: SignupRef) {
  const { form, problem } = useSelector(actor, ({ context }) => context);
  return {
    form,
    problem,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    submit: (values: SignupForm) =>
      actor.send({
        type: 'signup.submit',
        form: { ...values, name: values.name.trim(), email: values.email.trim() },
      }),
  };
}
