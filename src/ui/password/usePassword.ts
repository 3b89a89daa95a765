import { useSelector } from '@xstate/react';
import type { NewPassword, PasswordRef } from '../../machines/password/passwordMachine';

const screens = [
  'mailed',
  'unchecked',
  'saved',
  'asking',
  'mailing',
  'choosing',
  'saving',
] as const;

export function usePassword(actor: PasswordRef) {
  return {
    screen: useSelector(actor, (snapshot) => {
      if (snapshot.matches({ refused: 'expired' })) return 'expired';
      if (snapshot.matches('refused')) return 'invalid';
      return screens.find((name) => snapshot.matches(name)) ?? 'checking';
    }),
    email: useSelector(actor, ({ context }) => context.email),
    problem: useSelector(actor, ({ context }) => context.problem),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    ask: ({ email }: { email: string }) =>
      actor.send({ type: 'password.ask', email: email.trim() }),
    save: (form: NewPassword) => actor.send({ type: 'password.save', form }),
    again: () => actor.send({ type: 'password.again' }),
    retry: () => actor.send({ type: 'password.retry' }),
    logIn: () => actor.send({ type: 'password.logIn' }),
  };
}
