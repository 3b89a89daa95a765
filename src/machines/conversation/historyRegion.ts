import { eventItself } from '../shared/eventItself';
import { conversation } from './conversationSetup';
import type { HistoryPage, Message } from './message';

type Loaded = { event: { output: HistoryPage } };

const pageOf = ({ event }: Loaded) => ({ page: event.output });

const isKept = { type: 'isKept', params: pageOf } as const;
const keepLatestPage = { type: 'keepLatestPage', params: pageOf } as const;

const keepMessage = {
  type: 'keepMessage',
  params: ({ event }: { event: { message: Message } }) => event,
} as const;

/** While the latest page loads, which may be older than this. */
const keepNewer = {
  actions: [
    keepMessage,
    { type: 'keepTold', params: ({ event }: { event: { message: Message } }) => event },
  ],
} as const;

/** The latest page may contain messages whose sending seemed to fail. */
const keepPage = [keepLatestPage, 'releaseDelivered'] as const;

export const history = conversation.createStateConfig({
  description: 'The messages so far.',
  on: {
    'server.message': { actions: keepMessage },
    'server.messageEdited': { actions: { type: 'keepEdited', params: eventItself } },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the latest messages.',
      tags: ['loading'],
      entry: 'forgetTold',
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        input: ({ context }) => ({ chatId: context.chat.id, cursor: null }),
        // When the chat opens far back, nothing at its end counts as new yet.
        onDone: [
          { guard: isKept, target: 'shown.kept', actions: [...keepPage, 'keepSeen'] },
          { target: 'shown', actions: [...keepPage, 'keepSeen'] },
        ],
        onError: { target: 'failed' },
      },
      on: {
        'server.message': keepNewer,
        // The page that is loading may be older than what the event stream missed.
        'server.ready': {
          guard: { type: 'isResync', params: eventItself },
          target: 'loading',
          reenter: true,
        },
      },
    },
    failed: {
      description: 'The messages failed to load; the user can try again.',
      tags: ['failed'],
      on: { 'chat.retry': { target: 'loading' }, 'server.ready': { target: 'loading' } },
    },
    shown: {
      description: 'The messages are on screen.',
      on: {
        'server.ready': {
          guard: { type: 'isResync', params: eventItself },
          target: '.catchingUp',
          reenter: true,
        },
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'Older messages can be loaded, back to the greeting.',
          on: { 'chat.older': { guard: 'hasOlder', target: 'loadingOlder' } },
        },
        loadingOlder: {
          description: 'Loads older messages.',
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
          description:
            'Older messages failed to load; those on screen stay, and the user can try again.',
          on: { 'chat.retry': { target: 'loadingOlder' } },
        },
        catchingUp: {
          description: 'The event stream missed something; loads the latest messages again.',
          meta: { noScreen: 'the screen stays as it was' },
          entry: 'forgetTold',
          on: { 'server.message': keepNewer },
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
        kept: {
          description:
            'Without a network: the messages on screen are those that this device kept; asks for the latest after a pause.',
          tags: ['kept'],
          after: { catchUpPause: { target: 'renewing' } },
          on: {
            'chat.retry': { target: 'renewing' },
            'server.ready': { target: 'renewing' },
          },
        },
        renewing: {
          description: 'Loads the latest messages; those that this device kept stay on screen.',
          meta: { noScreen: 'the screen stays as it was' },
          tags: ['kept'],
          entry: 'forgetTold',
          on: {
            'server.message': keepNewer,
            'server.ready': {
              guard: { type: 'isResync', params: eventItself },
              target: 'renewing',
              reenter: true,
            },
          },
          invoke: {
            id: 'renew',
            src: 'loadHistory',
            input: ({ context }) => ({ chatId: context.chat.id, cursor: null }),
            onDone: [
              { guard: isKept, target: 'kept' },
              { target: 'idle', actions: [{ type: 'dropKept', params: pageOf }, ...keepPage] },
            ],
            onError: { target: 'kept' },
          },
        },
        behind: {
          description:
            'The messages on screen may not be the latest; loads the latest after a pause.',
          meta: { noScreen: 'the screen stays as it was' },
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
