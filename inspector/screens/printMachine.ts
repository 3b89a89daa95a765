import { fromPromise, setup } from 'xstate';

export type PrintEvent = { type: 'print.request' };

export const printMachine = setup({
  types: { events: {} as PrintEvent, tags: {} as 'busy' },
  actors: {
    gatherScreens: fromPromise<void>(() =>
      Promise.reject(new Error('Actor "gatherScreens" was not provided.')),
    ),
    printPage: fromPromise<void>(() =>
      Promise.reject(new Error('Actor "printPage" was not provided.')),
    ),
  },
}).createMachine({
  id: 'print',
  description: 'The sheet of screens on paper, or as a PDF.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Screens load when they are scrolled to.',
      on: { 'print.request': { target: 'gathering' } },
    },
    gathering: {
      description: 'Loads the screens that nobody scrolled to: paper shows all of them.',
      tags: ['busy'],
      invoke: {
        id: 'gatherScreens',
        src: 'gatherScreens',
        onDone: { target: 'printing' },
        onError: { target: 'failed' },
      },
    },
    printing: {
      description: 'The browser is printing.',
      tags: ['busy'],
      invoke: {
        id: 'printPage',
        src: 'printPage',
        onDone: { target: 'resting' },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'A screen failed to load; the user can try again.',
      on: { 'print.request': { target: 'gathering' } },
    },
  },
});
