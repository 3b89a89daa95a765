import { assign, fromPromise, setup } from 'xstate';
import { eventItself } from '../../src/machines/shared/eventItself';

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
  description: 'Saves a flow as a file for people who do not use the inspector.',
  context: { format: 'svg' },
  on: {
    'share.make': {
      target: '.making',
      reenter: true,
      actions: { type: 'keepFormat', params: eventItself },
    },
  },
  initial: 'resting',
  states: {
    resting: { description: 'Waits until a file is wanted.' },
    making: {
      description: 'The file is being made; the browser then saves it.',
      tags: ['busy'],
      invoke: {
        id: 'makeFile',
        src: 'makeFile',
        input: ({ context: { format } }) => ({ format }),
        onDone: { target: 'resting' },
        onError: { target: 'failed' },
      },
    },
    failed: { description: 'The file could not be made; a picture may be too large.' },
  },
});
