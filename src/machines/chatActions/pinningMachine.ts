import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type Pin = { chatId: string; isPinned: boolean };

export type PinningNotice =
  | ({ type: 'pinning.done' } & Pin)
  | { type: 'pinning.refused'; chatId: string };

export type PinningInput = Pin & { owner: Owner<PinningNotice> };

export type PinningContext = PinningInput & {
  /** The last request to the server; the user may have changed their mind since. */
  asked: boolean;
};

export const pinningMachine = setup({
  types: {
    context: {} as PinningContext,
    events: {} as { type: 'pinning.want'; isPinned: boolean },
    input: {} as PinningInput,
  },
  actors: { savePin: notProvided<void, Pin>('savePin') },
  guards: { isStillWanted: ({ context }) => context.isPinned === context.asked },
  actions: {
    keepWish: assign((_, params: { isPinned: boolean }) => ({ isPinned: params.isPinned })),
    keepAsked: assign(({ context }) => ({ asked: context.isPinned })),
    tellDone: sendTo(
      ({ context }: { context: PinningContext }) => context.owner,
      ({ context: { chatId, isPinned } }: { context: PinningContext }): PinningNotice => ({
        type: 'pinning.done',
        chatId,
        isPinned,
      }),
    ),
    tellRefused: sendTo(
      ({ context }: { context: PinningContext }) => context.owner,
      ({ context: { chatId } }: { context: PinningContext }): PinningNotice => ({
        type: 'pinning.refused',
        chatId,
      }),
    ),
  },
}).createMachine({
  id: 'pinning',
  description: "Pins or unpins one chat; the user's latest choice wins.",
  context: ({ input }) => ({ ...input, asked: input.isPinned }),
  initial: 'saving',
  states: {
    saving: {
      description: 'Saves the choice; a newer choice is saved right after it.',
      entry: 'keepAsked',
      invoke: {
        id: 'savePin',
        src: 'savePin',
        input: ({ context: { chatId, isPinned } }) => ({ chatId, isPinned }),
        onDone: [
          { guard: 'isStillWanted', target: 'done' },
          { target: 'saving', reenter: true },
        ],
        onError: [
          { guard: 'isStillWanted', target: 'refused' },
          { target: 'saving', reenter: true },
        ],
      },
      on: {
        'pinning.want': { actions: { type: 'keepWish', params: eventItself } },
      },
    },
    done: {
      description: 'The server has saved the choice.',
      meta: { noScreen: 'the chat has already moved' },
      type: 'final',
      entry: 'tellDone',
    },
    refused: {
      description: 'The choice could not be saved, so the chat goes back to its place.',
      meta: { noScreen: 'the chat is back in its place, and an alert says so' },
      type: 'final',
      entry: 'tellRefused',
    },
  },
});

export type PinningRef = ActorRefFrom<typeof pinningMachine>;
