import { conversation } from './conversationSetup';
import type { ConversationContext } from './conversationTypes';
import type { Surroundings } from './visit';

type Loaded = { event: { output: Surroundings } };

/** Asks for the page around the message that the reader wishes to see. */
const loadAround = {
  id: 'loadAround',
  src: 'loadAround',
  input: ({ context }: { context: ConversationContext }) => ({
    chatId: context.chat.id,
    messageId: context.goal?.messageId ?? '',
  }),
  onDone: [
    {
      guard: { type: 'isFound', params: ({ event }: Loaded) => ({ answer: event.output }) },
      target: 'arrived',
      actions: [
        { type: 'keepVisit', params: ({ event }: Loaded) => ({ answer: event.output }) },
        'beginVisit',
      ],
    },
    { target: 'gone' },
  ],
  onError: { target: 'failed' },
} as const;

export const journey = conversation.createStateConfig({
  description: 'The way to a message that the reader wishes to see, however far back it is.',
  on: {
    'chat.goTo': [
      {
        guard: { type: 'isOnScreen', params: ({ event }) => event },
        target: '.arrived',
        actions: { type: 'keepGoal', params: ({ event }) => event },
      },
      {
        guard: { type: 'isUpToEnd', params: ({ event }) => event },
        target: '.arrived',
        actions: [{ type: 'keepGoal', params: ({ event }) => event }, 'dropVisit'],
      },
      {
        target: '.going',
        actions: { type: 'keepGoal', params: ({ event }) => event },
      },
    ],
    'chat.toLatest': { target: '.idle', actions: 'dropVisit' },
    'chat.send': {
      guard: { type: 'isText', params: ({ event }) => event },
      target: '.idle',
      actions: 'dropVisit',
    },
  },
  initial: 'departing',
  states: {
    departing: {
      description: 'Was the chat opened to see one message?',
      always: [{ guard: 'hasGoal', target: 'opening' }, { target: 'idle' }],
    },
    idle: { description: 'The reader goes nowhere but by scrolling.' },
    opening: {
      description: 'The chat opens at a message, which is on its way; nothing is shown before.',
      invoke: loadAround,
    },
    going: {
      description: 'The message is on its way; what is on screen stays until it is there.',
      invoke: loadAround,
    },
    arrived: {
      description: 'The message is there.',
      initial: 'landing',
      states: {
        landing: {
          description: 'The view is about to bring the message before the reader.',
          entry: 'leaveEnd',
          always: { guard: 'isGoalGone', target: '#conversation.journey.gone' },
          on: { 'scroll.landed': { target: 'marked' } },
        },
        marked: {
          description: 'The message is before the reader, and marked for a moment.',
          after: { markTime: { target: '#conversation.journey.idle' } },
        },
      },
    },
    gone: {
      description: 'The message is no longer there; what is on screen stays.',
      on: { 'chat.stay': { target: 'idle' } },
    },
    failed: {
      description: 'The message could not be had; it may be asked for again.',
      on: { 'chat.goAgain': { target: 'going' }, 'chat.stay': { target: 'idle' } },
    },
  },
});
