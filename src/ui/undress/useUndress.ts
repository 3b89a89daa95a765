import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { SessionRef } from '../../machines/session/sessionMachine';
import type { undressMachine, UndressRef } from '../../machines/undress/undressMachine';

export type UndressActors = { actor: UndressRef; session: SessionRef };

/** The steps of the flow that look different. */
export type Step =
  | 'loading'
  | 'choosing'
  | 'processing'
  | 'locked'
  | 'shown'
  | 'failed'
  | 'expired'
  | 'unverified'
  | 'broken';

const stepOf = (snapshot: SnapshotFrom<typeof undressMachine>): Step => {
  if (snapshot.hasTag('choosing')) return 'choosing';
  if (snapshot.hasTag('locked')) return 'locked';
  if (snapshot.matches('processing')) return 'processing';
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('broken')) return 'broken';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('expired')) return 'expired';
  return snapshot.matches('unverified') ? 'unverified' : 'loading';
};

export function useUndress({ actor, session }: UndressActors) {
  const balance = useSelector(session, ({ context }) => context.profile?.desires ?? null);
  return {
    step: useSelector(actor, stepOf),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    job: useSelector(actor, ({ context }) => context.job),
    owned: useSelector(actor, ({ context }) => context.owned),
    problem: useSelector(actor, ({ context }) => context.problem),
    canResume: useSelector(actor, (snapshot) => snapshot.can({ type: 'undress.resume' })),
    /** Null for a guest, and until it is known. */
    balance,
    agreed: useSelector(actor, ({ context }) => context.agreed),
    subject: useSelector(actor, ({ children }) => children.subject ?? null),
    pay: () => actor.send({ type: 'undress.pay' }),
    again: () => actor.send({ type: 'undress.again' }),
    open: (id: string) => actor.send({ type: 'undress.open', id }),
    resume: () => actor.send({ type: 'undress.resume' }),
    retry: () => actor.send({ type: 'undress.retry' }),
    tellBroken: () => actor.send({ type: 'picture.broken' }),
    make: (slug: string, pictureId: string) =>
      actor.send({ type: 'undress.make', subject: { slug, pictureId }, desires: balance }),
  };
}

export type UndressView = ReturnType<typeof useUndress>;
