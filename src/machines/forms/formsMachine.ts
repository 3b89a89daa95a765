import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type FormsEvent = { type: 'forms.fetch' };

export type FormsNotice =
  | { type: 'forms.arrived' }
  /** They could not be had; asked for again when a form is wanted next. */
  | { type: 'forms.missed' };

export type FormsInput = { owner: Owner<FormsNotice> };

export const formsMachine = setup({
  types: { context: {} as FormsInput, events: {} as FormsEvent, input: {} as FormsInput },
  actors: { fetchForms: notProvided<void>('fetchForms') },
  actions: {
    tell: sendTo(
      ({ context }: { context: FormsInput }) => context.owner,
      (_, { notice }: { notice: FormsNotice }) => notice,
    ),
  },
}).createMachine({
  id: 'forms',
  description:
    'Brings the machines of forms and blog, whose code comes when one of them is first wanted.',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'No form was wanted yet, or the code could not be had when one was.',
      on: { 'forms.fetch': { target: 'fetching' } },
    },
    fetching: {
      description: 'The code of the forms is on its way.',
      invoke: {
        id: 'fetchForms',
        src: 'fetchForms',
        onDone: {
          target: 'here',
          actions: { type: 'tell', params: { notice: { type: 'forms.arrived' } } },
        },
        onError: {
          target: 'waiting',
          actions: { type: 'tell', params: { notice: { type: 'forms.missed' } } },
        },
      },
    },
    here: { description: 'Every form can be opened at once.', type: 'final' },
  },
});

export type FormsRef = ActorRefFrom<typeof formsMachine>;
