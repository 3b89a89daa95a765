import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/**
 * What a check of age comes to. A stronger check for a region is another provider of the same
 * shape; the document it may have looked at is never part of it.
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
  description: 'Nothing of the catalogue shows before the visitor says that they are 18 or over.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Has this device been asked before?',
      always: [{ guard: 'isProven', target: 'confirmed' }, { target: 'asking' }],
    },
    asking: {
      description: 'The gate asks.',
      tags: ['closed'],
      on: { 'age.confirm': { target: 'proving' }, 'age.decline': { target: 'declined' } },
    },
    proving: {
      description: 'The answer is checked and remembered.',
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
      description: 'The check could not be made; it may be tried again.',
      tags: ['closed'],
      on: { 'age.confirm': { target: 'proving' }, 'age.decline': { target: 'declined' } },
    },
    declined: {
      description: 'A plain page that shows nothing of the product.',
      tags: ['closed'],
      on: { 'age.reconsider': { target: 'asking' } },
    },
    confirmed: {
      description: 'The visitor is an adult; the product may show.',
      entry: 'tellConfirmed',
    },
  },
});

export type AgeGateRef = ActorRefFrom<typeof ageGateMachine>;
