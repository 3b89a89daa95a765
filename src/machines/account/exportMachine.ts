import { setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';

export const exportMachine = setup({
  types: { events: {} as { type: 'export.begin' }, tags: {} as 'busy' | 'leaving' },
  actors: {
    /** Resolves when the device has the file. */
    saveExport: notProvided<void>('saveExport'),
  },
}).createMachine({
  id: 'export',
  description: 'All that is kept of the user, as a file.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The file can be asked for.',
      on: { 'export.begin': { target: 'fetching' } },
    },
    fetching: {
      description: 'The file is on its way; another click asks for no second one.',
      tags: ['busy'],
      invoke: {
        id: 'saveExport',
        src: 'saveExport',
        onDone: { target: 'saved' },
        onError: { target: 'failed' },
      },
    },
    saved: {
      description: 'The device has the file.',
      on: { 'export.begin': { target: 'fetching' } },
    },
    failed: {
      description: 'The file did not come, or not whole; it can be tried again.',
      on: { 'export.begin': { target: 'fetching' } },
    },
  },
});

export type ExportRef = ActorRefFrom<typeof exportMachine>;
