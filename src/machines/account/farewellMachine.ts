import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { AccountLeft } from './devicesMachine';

export type FarewellEvent =
  | { type: 'farewell.ask' }
  | { type: 'farewell.keep' }
  /** `isTyped`: what confirms it was typed as it stands there. */
  | { type: 'farewell.confirm'; isTyped: boolean };

export type FarewellInput = { owner: Owner<AccountLeft> };

export const farewellMachine = setup({
  types: {
    context: {} as FarewellInput,
    events: {} as FarewellEvent,
    input: {} as FarewellInput,
    tags: {} as 'asking' | 'busy' | 'leaving',
  },
  actors: { deleteAccount: notProvided<void>('deleteAccount') },
  guards: { isTyped: (_, { isTyped }: { isTyped: boolean }) => isTyped },
  actions: {
    tellLeft: sendTo(({ context }: { context: FarewellInput }) => context.owner, {
      type: 'account.left',
    }),
  },
}).createMachine({
  id: 'farewell',
  description: 'The deletion of the account with all that is kept of the user.',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: {
      description: 'The account stays.',
      on: { 'farewell.ask': { target: 'asking' } },
    },
    asking: {
      description: 'What goes is said, and a word has to be typed.',
      tags: ['asking'],
      initial: 'open',
      on: {
        'farewell.keep': { target: 'resting' },
        'farewell.confirm': [
          { guard: { type: 'isTyped', params: ({ event }) => event }, target: 'deleting' },
          { target: '.mistyped' },
        ],
      },
      states: {
        open: { description: 'The field waits for the word.' },
        mistyped: { description: 'The word is another one.' },
        failed: { description: 'No answer came; trying again is safe.' },
      },
    },
    deleting: {
      description: 'Everything is being deleted; there is no way back.',
      tags: ['asking', 'busy', 'leaving'],
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        onDone: { target: 'over' },
        onError: { target: 'asking.failed' },
      },
    },
    over: {
      description: 'Nothing is left; the page goes in a moment.',
      tags: ['asking', 'busy'],
      entry: 'tellLeft',
    },
  },
});

export type FarewellRef = ActorRefFrom<typeof farewellMachine>;
