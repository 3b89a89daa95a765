import { useSelector } from '@xstate/react';
import type { Credentials, LoginRef } from '../../machines/login/loginMachine';

export function useLogin(actor: LoginRef) {
  const { credentials, email, problem } = useSelector(actor, ({ context }) => context);
  return {
    /** It follows a signup whose own login failed. */
    isAfterSignup: email !== '',
    credentials,
    problem,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    submit: ({ email, password }: Credentials) =>
      actor.send({ type: 'login.submit', credentials: { email: email.trim(), password } }),
  };
}
