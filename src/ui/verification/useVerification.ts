import { useSelector } from '@xstate/react';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import type { CodeProblem, VerificationRef } from '../../machines/verification/verificationMachine';

const wrongCode: FormProblem = { kind: 'fields', errors: { code: 'invalid' } };

const asFormProblem = (problem: CodeProblem | null): FormProblem | null =>
  problem?.kind === 'wrong' ? wrongCode : problem;

export function useVerification(actor: VerificationRef) {
  return {
    code: useSelector(actor, ({ context }) => context.code),
    problem: asFormProblem(useSelector(actor, ({ context }) => context.problem)),
    isLooking: useSelector(actor, (snapshot) => snapshot.matches('looking')),
    isConfirmed: useSelector(actor, (snapshot) => snapshot.matches('confirmed')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    mail: useSelector(actor, (snapshot) => {
      if (snapshot.hasTag('sending')) return 'sending';
      if (snapshot.matches({ open: { mail: 'waiting' } })) return 'waiting';
      return snapshot.matches({ open: { mail: 'failed' } }) ? 'failed' : 'ready';
    }),
    submit: ({ code }: { code: string }) => actor.send({ type: 'verification.submit', code }),
    resend: () => actor.send({ type: 'verification.resend' }),
  };
}
