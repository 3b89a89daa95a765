import { useSelector } from '@xstate/react';
import type { RemovalRef } from '../../machines/removal/removalMachine';
import type { RemovalValues } from './removal.schema';

export function useRemoval(actor: RemovalRef) {
  const { form, problem, receipt } = useSelector(actor, ({ context }) => context);
  return {
    form,
    problem,
    receipt,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    submit: ({ name, email, place, text }: RemovalValues) =>
      actor.send({
        type: 'removal.submit',
        form: {
          name: name.trim(),
          email: email.trim(),
          place: place.trim(),
          text: text.trim(),
        },
      }),
  };
}

export type RemovalView = ReturnType<typeof useRemoval>;
