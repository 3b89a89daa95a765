import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type Pin = { chatId: string; isPinned: boolean };

export type PinningNotice =
  | ({ type: 'pinning.done' } & Pin)
  | { type: 'pinning.refused'; chatId: string };

export type PinningInput = Pin & { owner: Owner<PinningNotice> };

export type PinningContext = PinningInput & {
  /** What the server was asked for last, which the user may have thought better of. */
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
  description: 'One chat on its way to the top of the list, or back; the last wish holds.',
  context: ({ input }) => ({ ...input, asked: input.isPinned }),
  initial: 'saving',
  states: {
    saving: {
      description: 'The server is told; a wish that comes meanwhile is told after it.',
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
        'pinning.want': { actions: { type: 'keepWish', params: ({ event }) => event } },
      },
    },
    done: { description: 'The server has it.', type: 'final', entry: 'tellDone' },
    refused: {
      description: 'It could not be had, so the chat goes back to its place.',
      type: 'final',
      entry: 'tellRefused',
    },
  },
});

export type PinningRef = ActorRefFrom<typeof pinningMachine>;
