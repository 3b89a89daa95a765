import { setup } from 'xstate';
import { callbackNotProvided, notProvided } from '../shared/notProvided';

/** What the browser answers to the wish for a service worker. */
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
  id: 'settleDue',
  description: 'What is done behind the pages, so that they are there without a line as well.',
  type: 'parallel',
  states: {
    keeping: {
      description: 'What the server said last is kept on the device, as long as its user stays.',
      invoke: { id: 'cacheWriter', src: 'cacheWriter' },
    },
    worker: {
      description: 'The service worker, which has the files of the newest build.',
      initial: 'registering',
      states: {
        registering: {
          description: 'The browser is asked for it, once the page is at rest.',
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
          description: 'It answers for pages and files from the next visit on.',
        },
        absent: {
          description: 'This browser, build or visitor has none; everything works without it.',
        },
      },
    },
  },
});
