import { setup } from 'xstate';
import { callbackNotProvided, notProvided } from '../shared/notProvided';

/** The browser's answer to the request for a service worker. */
export type WorkerReply = 'registered' | 'unwanted';

export const offlineCopyMachine = setup({
  actors: {
    cacheWriter: callbackNotProvided('cacheWriter'),
    registerWorker: notProvided<WorkerReply>('registerWorker'),
  },
  guards: {
    isRegistered: (_, params: { reply: WorkerReply }) => params.reply === 'registered',
  },
}).createMachine({
  id: 'offlineCopy',
  description: 'Keeps what the pages need to open without a network.',
  meta: { noScreen: 'it works in the background' },
  type: 'parallel',
  states: {
    keeping: {
      description: 'Keeps on the device what the server sent last, until the user changes.',
      invoke: { id: 'cacheWriter', src: 'cacheWriter' },
    },
    worker: {
      description: 'The service worker, which has the files of the newest build.',
      initial: 'registering',
      states: {
        registering: {
          description: 'Registers the service worker, once the page is idle.',
          invoke: {
            id: 'registerWorker',
            src: 'registerWorker',
            onDone: [
              {
                guard: {
                  type: 'isRegistered',
                  params: ({ event }) => ({ reply: event.output }),
                },
                target: 'registered',
              },
              { target: 'absent' },
            ],
            onError: { target: 'absent' },
          },
        },
        registered: {
          description: 'The service worker answers for pages and files from the next visit on.',
        },
        absent: {
          description:
            'There is no service worker in this browser or build, or for this visitor; the app works without it.',
        },
      },
    },
  },
});
