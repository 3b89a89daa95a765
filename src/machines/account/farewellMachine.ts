import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { AccountLeft } from './devicesMachine';

export type FarewellReply = { kind: 'deleted' } | { kind: 'refused'; problem: FormProblem };

export type FarewellEvent =
  | { type: 'farewell.ask' }
  | { type: 'farewell.keep' }
  /** `isTyped`: the user typed the confirmation word as shown. */
  | { type: 'farewell.confirm'; isTyped: boolean; password: string };

export type FarewellInput = { owner: Owner<AccountLeft> };

export type FarewellContext = FarewellInput & { password: string; problem: FormProblem | null };

const replyOf = ({ event }: { event: { output: FarewellReply } }) => ({ reply: event.output });

export const farewellMachine = setup({
  types: {
    context: {} as FarewellContext,
    events: {} as FarewellEvent,
    input: {} as FarewellInput,
    tags: {} as 'asking' | 'busy' | 'leaving',
  },
  actors: { deleteAccount: notProvided<FarewellReply, { password: string }>('deleteAccount') },
  guards: {
    isTyped: (_, { isTyped }: { isTyped: boolean }) => isTyped,
    isDeleted: (_, { reply }: { reply: FarewellReply }) => reply.kind === 'deleted',
    isLimited: (_, { reply }: { reply: FarewellReply }) =>
      reply.kind === 'refused' && reply.problem.kind === 'limited',
  },
  actions: {
    keepPassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    forgetPassword: assign({ password: '' }),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, { reply }: { reply: FarewellReply }) => ({
      problem: reply.kind === 'refused' ? reply.problem : null,
    })),
    tellLeft: sendTo(({ context }: { context: FarewellContext }) => context.owner, {
      type: 'account.left',
    }),
  },
}).createMachine({
  id: 'farewell',
  description: 'Deletes the account and everything stored about the user.',
  context: ({ input }) => ({ ...input, password: '', problem: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The account exists; the user can choose to delete it.',
      on: { 'farewell.ask': { target: 'asking' } },
    },
    asking: {
      description: 'Says what will be deleted, and asks for a confirmation word and the password.',
      tags: ['asking'],
      initial: 'open',
      on: {
        'farewell.keep': { target: 'resting', actions: 'forgetProblem' },
        'farewell.confirm': [
          {
            guard: { type: 'isTyped', params: ({ event }) => event },
            target: 'deleting',
            actions: { type: 'keepPassword', params: ({ event }) => event },
          },
          { target: '.mistyped', actions: 'forgetProblem' },
        ],
      },
      states: {
        open: { description: 'Waiting for the user to enter the word and the password.' },
        mistyped: { description: 'The word does not match the one that was shown.' },
        mistaken: { description: 'The password is wrong; the field says so.' },
        limited: { description: 'There were too many tries; the form says how long to wait.' },
        failed: {
          description: 'The request failed; the fields are kept, and it is safe to try again.',
        },
      },
    },
    deleting: {
      description: 'Waiting for the server to delete everything; this cannot be undone.',
      tags: ['asking', 'busy', 'leaving'],
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { password } }) => ({ password }),
        onDone: [
          { guard: { type: 'isDeleted', params: replyOf }, target: 'over' },
          {
            guard: { type: 'isLimited', params: replyOf },
            target: 'asking.limited',
            actions: { type: 'keepProblem', params: replyOf },
          },
          { target: 'asking.mistaken', actions: { type: 'keepProblem', params: replyOf } },
        ],
        onError: { target: 'asking.failed' },
      },
      exit: 'forgetPassword',
    },
    over: {
      description: 'Everything is deleted; waiting for the app to log out.',
      tags: ['asking', 'busy'],
      entry: 'tellLeft',
    },
  },
});

export type FarewellRef = ActorRefFrom<typeof farewellMachine>;
