import { assign, fromPromise, setup } from 'xstate';

export type ShareFormat = 'svg' | 'png' | 'mermaid' | 'markdown';

export type ShareEvent = { type: 'share.make'; format: ShareFormat };

export const shareMachine = setup({
  types: {
    context: {} as { format: ShareFormat },
    events: {} as ShareEvent,
    tags: {} as 'busy',
  },
  actors: {
    makeFile: fromPromise<void, { format: ShareFormat }>(() =>
      Promise.reject(new Error('Actor "makeFile" was not provided.')),
    ),
  },
  actions: { keepFormat: assign((_, { format }: { format: ShareFormat }) => ({ format })) },
}).createMachine({
  id: 'share',
  description: 'A file of a flow for those who do not open the inspector.',
  context: { format: 'svg' },
  on: {
    'share.make': {
      target: '.making',
      reenter: true,
      actions: { type: 'keepFormat', params: ({ event }) => event },
    },
  },
  initial: 'resting',
  states: {
    resting: { description: 'Nothing is being made.' },
    making: {
      description: 'The file is being made, and then saved by the browser.',
      tags: ['busy'],
      invoke: {
        id: 'makeFile',
        src: 'makeFile',
        input: ({ context: { format } }) => ({ format }),
        onDone: { target: 'resting' },
        onError: { target: 'failed' },
      },
    },
    failed: { description: 'It could not be made: as a picture it may be too large.' },
  },
});
