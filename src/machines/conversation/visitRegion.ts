import { conversation } from './conversationSetup';
import type { HistoryPage } from './message';
import { anchorOf } from './visit';
import type { Surroundings } from './visit';

type Loaded = { event: { output: HistoryPage } };
type Reread = { event: { output: Surroundings } };

const pageOf = ({ event }: Loaded) => ({ page: event.output });

const older = conversation.createStateConfig({
  description: 'What came before the visited part.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Older messages may be asked for, up to the greeting.',
      on: { 'chat.older': { guard: 'hasOlderVisited', target: 'loading' } },
    },
    loading: {
      description: 'Older messages are on their way.',
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
      description: 'Older messages could not be had; those shown stay.',
      on: { 'chat.retry': { target: 'loading' } },
    },
  },
});

const newer = conversation.createStateConfig({
  description: 'What came after the visited part, on the way to the end.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Newer messages may be asked for, until they meet those up to the end.',
      on: { 'chat.newer': { target: 'loading' } },
    },
    loading: {
      description: 'Newer messages are on their way.',
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
      description: 'Newer messages could not be had; those shown stay.',
      on: { 'chat.retry': { target: 'loading' } },
    },
  },
});

const copy = conversation.createStateConfig({
  description: 'Whether the visited part is what the server has.',
  on: {
    'server.ready': {
      guard: { type: 'isResync', params: ({ event }) => event },
      target: '.rereading',
    },
  },
  initial: 'fresh',
  states: {
    fresh: { description: 'Every change of it was told.' },
    rereading: {
      description: 'The stream missed something, so the middle of it is read again.',
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
          // By another message, until one is there or none is left.
          { target: 'rereading', reenter: true, actions: 'dropAnchor' },
        ],
        onError: { target: 'behind' },
      },
    },
    behind: {
      description: 'What was missed could not be had yet; it is asked for again.',
      after: { catchUpPause: { target: 'rereading' } },
      on: { 'chat.retry': { target: 'rereading' }, 'server.ready': { target: 'rereading' } },
    },
  },
});

export const visit = conversation.createStateConfig({
  description: 'The part of the history that is on screen: up to the end, or one far before it.',
  initial: 'here',
  states: {
    here: {
      description: 'The messages up to the end are on screen.',
      on: { 'visit.began': { target: 'visiting' } },
    },
    visiting: {
      description: 'A place far back is on screen; what is between it and the end is not known.',
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
