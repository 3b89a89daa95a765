import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/**
 * The result of an age check. A stricter check for a region is another provider of the same
 * shape; a document that it looked at is never part of the result.
 */
export type AgeProof = { provider: string; result: 'adult' | 'refused'; date: string };

export type AgeGateEvent =
  | { type: 'age.confirm' }
  | { type: 'age.decline' }
  | { type: 'age.reconsider' };

export type AgeGateNotice = { type: 'age.confirmed' };

export type AgeGateInput = {
  owner: Owner<AgeGateNotice>;
  /** This device remembers an earlier confirmation. */
  isProven: boolean;
};

export const ageGateMachine = setup({
  types: {
    context: {} as AgeGateInput,
    events: {} as AgeGateEvent,
    input: {} as AgeGateInput,
    tags: {} as 'busy' | 'closed',
  },
  actors: { proveAge: notProvided<AgeProof>('proveAge') },
  guards: {
    isProven: ({ context }) => context.isProven,
    isAdult: (_, params: { proof: AgeProof }) => params.proof.result === 'adult',
  },
  actions: {
    tellConfirmed: sendTo(({ context }: { context: AgeGateInput }) => context.owner, {
      type: 'age.confirmed',
    }),
  },
}).createMachine({
  id: 'ageGate',
  description:
    'Shows nothing of the catalogue before the visitor confirms that they are 18 or over.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether this device remembers an earlier confirmation.',
      always: [{ guard: 'isProven', target: 'confirmed' }, { target: 'asking' }],
    },
    asking: {
      description: 'Asks the visitor whether they are 18 or over.',
      tags: ['closed'],
      on: { 'age.confirm': { target: 'proving' }, 'age.decline': { target: 'declined' } },
    },
    proving: {
      description: 'Checks the answer and remembers it.',
      tags: ['closed', 'busy'],
      invoke: {
        id: 'proveAge',
        src: 'proveAge',
        onDone: [
          {
            guard: { type: 'isAdult', params: ({ event }) => ({ proof: event.output }) },
            target: 'confirmed',
          },
          { target: 'declined' },
        ],
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The check failed; the visitor can try again.',
      tags: ['closed'],
      on: { 'age.confirm': { target: 'proving' }, 'age.decline': { target: 'declined' } },
    },
    declined: {
      description:
        'Shows a plain page with nothing of the product; the visitor can change their answer.',
      tags: ['closed'],
      on: { 'age.reconsider': { target: 'asking' } },
    },
    confirmed: {
      description: 'The visitor is an adult; the product is shown.',
      entry: 'tellConfirmed',
    },
  },
});

export type AgeGateRef = ActorRefFrom<typeof ageGateMachine>;
