import { eventItself } from '../shared/eventItself';
import { conversation } from './conversationSetup';
import type { HistoryPage } from './message';
import { anchorOf } from './visit';
import type { Surroundings } from './visit';

type Loaded = { event: { output: HistoryPage } };
type Reread = { event: { output: Surroundings } };

const pageOf = ({ event }: Loaded) => ({ page: event.output });

const older = conversation.createStateConfig({
  description: 'The messages before the visited part.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Older messages can be loaded, back to the greeting.',
      on: { 'chat.older': { guard: 'hasOlderVisited', target: 'loading' } },
    },
    loading: {
      description: 'Loads older messages.',
      invoke: {
        id: 'visitOlder',
        src: 'loadHistory',
        input: ({ context }) => ({
          chatId: context.chat.id,
          cursor: context.visit?.older ?? null,
        }),
        onDone: { target: 'idle', actions: { type: 'keepOlderVisited', params: pageOf } },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description:
        'Older messages failed to load; those on screen stay, and the user can try again.',
      on: { 'chat.retry': { target: 'loading' } },
    },
  },
});

const newer = conversation.createStateConfig({
  description: 'The messages after the visited part, up to the end.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Newer messages can be loaded, until the end of the conversation is reached.',
      on: { 'chat.newer': { target: 'loading' } },
    },
    loading: {
      description: 'Loads newer messages.',
      invoke: {
        id: 'visitNewer',
        src: 'loadHistory',
        input: ({ context }) => ({
          chatId: context.chat.id,
          cursor: context.visit?.newer ?? null,
        }),
        onDone: { target: 'idle', actions: { type: 'keepNewerVisited', params: pageOf } },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description:
        'Newer messages failed to load; those on screen stay, and the user can try again.',
      on: { 'chat.retry': { target: 'loading' } },
    },
  },
});

const copy = conversation.createStateConfig({
  description: 'Whether the visited part is up to date.',
  on: {
    'server.ready': {
      guard: { type: 'isResync', params: eventItself },
      target: '.rereading',
    },
  },
  initial: 'fresh',
  states: {
    fresh: { description: 'The visited part is up to date.' },
    rereading: {
      description: 'The event stream missed something; loads the middle of the visited part again.',
      meta: { noScreen: 'the screen stays as it was' },
      invoke: {
        id: 'rereadVisit',
        src: 'loadAround',
        input: ({ context }) => ({ chatId: context.chat.id, messageId: anchorOf(context.visit) }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }: Reread) => ({ answer: event.output }) },
            target: 'fresh',
            actions: {
              type: 'keepReread',
              params: ({ event }: Reread) => ({ answer: event.output }),
            },
          },
          // Tries another message, until one is found or none is left.
          { target: 'rereading', reenter: true, actions: 'dropAnchor' },
        ],
        onError: { target: 'behind' },
      },
    },
    behind: {
      description: 'The missed changes failed to load; tries again after a pause.',
      meta: { noScreen: 'the screen stays as it was' },
      after: { catchUpPause: { target: 'rereading' } },
      on: { 'chat.retry': { target: 'rereading' }, 'server.ready': { target: 'rereading' } },
    },
  },
});

export const visit = conversation.createStateConfig({
  description: 'Which part of the history is on screen: the end, or a part far before it.',
  initial: 'here',
  states: {
    here: {
      description: 'The end of the conversation is on screen.',
      on: { 'visit.began': { target: 'visiting' } },
    },
    visiting: {
      description:
        'A part far back is on screen; the messages between it and the end are not loaded.',
      always: [
        { guard: 'hasNoVisit', target: 'here' },
        { guard: 'isMet', target: 'here', actions: 'mergeVisit' },
      ],
      on: { 'visit.began': { target: 'visiting', reenter: true } },
      type: 'parallel',
      states: { older, newer, copy },
    },
  },
});
