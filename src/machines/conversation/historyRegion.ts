import { conversation } from './conversationSetup';
import type { HistoryPage } from './message';

type Loaded = { event: { output: HistoryPage } };

const pageOf = ({ event }: Loaded) => ({ page: event.output });

const isKept = { type: 'isKept', params: pageOf } as const;
const keepLatestPage = { type: 'keepLatestPage', params: pageOf } as const;

/** The latest page may bring messages whose sending seemed to fail. */
const keepPage = [keepLatestPage, 'releaseDelivered'] as const;

export const history = conversation.createStateConfig({
  description: 'What was said so far.',
  on: {
    'server.message': { actions: { type: 'keepMessage', params: ({ event }) => event } },
    'server.messageEdited': { actions: { type: 'keepEdited', params: ({ event }) => event } },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The latest messages are on their way.',
      tags: ['loading'],
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        input: ({ context }) => ({ chatId: context.chat.id, cursor: null }),
        // Who opens the chat far back has nothing new at its end yet.
        onDone: [
          { guard: isKept, target: 'shown.behind', actions: [...keepPage, 'keepSeen'] },
          { target: 'shown', actions: [...keepPage, 'keepSeen'] },
        ],
        onError: { target: 'failed' },
      },
      on: {
        // The page on its way may be older than what the stream missed.
        'server.ready': {
          guard: { type: 'isResync', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
        },
      },
    },
    failed: {
      description: 'The messages could not be had.',
      tags: ['failed'],
      on: { 'chat.retry': { target: 'loading' }, 'server.ready': { target: 'loading' } },
    },
    shown: {
      description: 'Messages are shown.',
      on: {
        'server.ready': {
          guard: { type: 'isResync', params: ({ event }) => event },
          target: '.catchingUp',
          reenter: true,
        },
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'Older messages may be asked for, up to the greeting.',
          on: { 'chat.older': { guard: 'hasOlder', target: 'loadingOlder' } },
        },
        loadingOlder: {
          description: 'Older messages are on their way.',
          tags: ['busy'],
          invoke: {
            id: 'loadOlder',
            src: 'loadHistory',
            input: ({ context }) => ({
              chatId: context.chat.id,
              cursor: context.older,
            }),
            onDone: {
              target: 'idle',
              actions: {
                type: 'keepOlderPage',
                params: ({ event }) => ({ page: event.output }),
              },
            },
            onError: { target: 'olderFailed' },
          },
        },
        olderFailed: {
          description: 'Older messages could not be had; those shown stay.',
          on: { 'chat.retry': { target: 'loadingOlder' } },
        },
        catchingUp: {
          description: 'The stream missed something, so the latest page is read again.',
          invoke: {
            id: 'catchUp',
            src: 'loadHistory',
            input: ({ context }) => ({ chatId: context.chat.id, cursor: null }),
            onDone: [
              { guard: isKept, target: 'behind' },
              { target: 'idle', actions: [...keepPage] },
            ],
            onError: { target: 'behind' },
          },
        },
        behind: {
          description:
            'What is shown, or was kept on the device, is not the latest; that is asked for again.',
          after: { catchUpPause: { target: 'catchingUp' } },
          on: {
            'chat.retry': { target: 'catchingUp' },
            'server.ready': { target: 'catchingUp' },
          },
        },
      },
    },
  },
});
