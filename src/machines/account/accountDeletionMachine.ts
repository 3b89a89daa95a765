import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type AccountDeletionReply = { kind: 'deleted' } | { kind: 'refused'; problem: FormProblem };

export type AccountDeletionEvent =
  | { type: 'accountDeletion.ask' }
  | { type: 'accountDeletion.keep' }
  /** `isTyped`: the user typed the confirmation word as shown. */
  | { type: 'accountDeletion.confirm'; isTyped: boolean; password: string };

/** The account is gone, and with it every session of it. */
export type AccountDeleted = { type: 'account.deleted' };

export type AccountDeletionInput = { owner: Owner<AccountDeleted> };

export type AccountDeletionContext = AccountDeletionInput & {
  password: string;
  problem: FormProblem | null;
};

const replyOf = ({ event }: { event: { output: AccountDeletionReply } }) => ({
  reply: event.output,
});

export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    input: {} as AccountDeletionInput,
    tags: {} as 'asking' | 'busy' | 'leaving',
  },
  actors: {
    deleteAccount: notProvided<AccountDeletionReply, { password: string }>('deleteAccount'),
  },
  guards: {
    isTyped: (_, { isTyped }: { isTyped: boolean }) => isTyped,
    isDeleted: (_, { reply }: { reply: AccountDeletionReply }) => reply.kind === 'deleted',
    isLimited: (_, { reply }: { reply: AccountDeletionReply }) =>
      reply.kind === 'refused' && reply.problem.kind === 'limited',
  },
  actions: {
    keepPassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    forgetPassword: assign({ password: '' }),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, { reply }: { reply: AccountDeletionReply }) => ({
      problem: reply.kind === 'refused' ? reply.problem : null,
    })),
    tellDeleted: sendTo(({ context }: { context: AccountDeletionContext }) => context.owner, {
      type: 'account.deleted',
    }),
  },
}).createMachine({
  id: 'accountDeletion',
  description: 'Deletes the account and everything stored about the user.',
  context: ({ input }) => ({ ...input, password: '', problem: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The account exists; the user can choose to delete it.',
      on: { 'accountDeletion.ask': { target: 'asking' } },
    },
    asking: {
      description: 'Says what will be deleted, and asks for a confirmation word and the password.',
      tags: ['asking'],
      initial: 'open',
      on: {
        'accountDeletion.keep': { target: 'resting', actions: 'forgetProblem' },
        'accountDeletion.confirm': [
          {
            guard: { type: 'isTyped', params: eventItself },
            target: 'deleting',
            actions: { type: 'keepPassword', params: eventItself },
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
      meta: { noScreen: 'the page still looks busy, and closes in a moment' },
      tags: ['asking', 'busy'],
      entry: 'tellDeleted',
    },
  },
});

export type AccountDeletionRef = ActorRefFrom<typeof accountDeletionMachine>;
