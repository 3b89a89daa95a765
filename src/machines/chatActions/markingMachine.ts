import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Marking } from '../chatList/chatNews';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type MarkingNotice =
  | ({ type: 'marking.done' } & Marking)
  | ({ type: 'marking.refused' } & Marking);

export type MarkingInput = Marking & { owner: Owner<MarkingNotice> };

export type MarkingContext = MarkingInput & {
  /** The last request to the server; the user may have changed their mind since. */
  asked: boolean;
};

export const markingMachine = setup({
  types: {
    context: {} as MarkingContext,
    events: {} as { type: 'marking.want'; isOn: boolean },
    input: {} as MarkingInput,
  },
  actors: { saveMark: notProvided<void, Marking>('saveMark') },
  guards: { isStillWanted: ({ context }) => context.isOn === context.asked },
  actions: {
    keepWish: assign((_, params: { isOn: boolean }) => ({ isOn: params.isOn })),
    keepAsked: assign(({ context }) => ({ asked: context.isOn })),
    tellDone: sendTo(
      ({ context }: { context: MarkingContext }) => context.owner,
      ({ context: { chatId, mark, isOn } }: { context: MarkingContext }): MarkingNotice => ({
        type: 'marking.done',
        chatId,
        mark,
        isOn,
      }),
    ),
    tellRefused: sendTo(
      ({ context }: { context: MarkingContext }) => context.owner,
      ({ context: { chatId, mark, isOn } }: { context: MarkingContext }): MarkingNotice => ({
        type: 'marking.refused',
        chatId,
        mark,
        isOn,
      }),
    ),
  },
}).createMachine({
  id: 'marking',
  description: "Sets or clears a mark of one chat, such as its pin; the user's latest choice wins.",
  context: ({ input }) => ({ ...input, asked: input.isOn }),
  initial: 'saving',
  states: {
    saving: {
      description: 'Saves the choice; a newer choice is saved right after it.',
      entry: 'keepAsked',
      invoke: {
        id: 'saveMark',
        src: 'saveMark',
        input: ({ context: { chatId, mark, isOn } }) => ({ chatId, mark, isOn }),
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
        'marking.want': { actions: { type: 'keepWish', params: eventItself } },
      },
    },
    done: {
      description: 'The server has saved the choice.',
      meta: { noScreen: 'the chat already shows it' },
      type: 'final',
      entry: 'tellDone',
    },
    refused: {
      description: 'The choice could not be saved, so the chat is shown as before.',
      meta: { noScreen: 'the chat is shown as before, and an alert says so' },
      type: 'final',
      entry: 'tellRefused',
    },
  },
});

export type MarkingRef = ActorRefFrom<typeof markingMachine>;
