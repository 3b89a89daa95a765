import { eventItself } from '../shared/eventItself';
import { conversation } from './conversationSetup';
import type { ConversationContext } from './conversationTypes';
import type { Surroundings } from './visit';

type Loaded = { event: { output: Surroundings } };

/** Loads the page around the message that the user wants to see. */
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
  description: 'Jumps to a message that the user wants to see, however far back it is.',
  on: {
    'chat.goTo': [
      {
        guard: { type: 'isOnScreen', params: eventItself },
        target: '.arrived',
        actions: { type: 'keepGoal', params: eventItself },
      },
      {
        guard: { type: 'isUpToEnd', params: eventItself },
        target: '.arrived',
        actions: [{ type: 'keepGoal', params: eventItself }, 'dropVisit'],
      },
      {
        target: '.going',
        actions: { type: 'keepGoal', params: eventItself },
      },
    ],
    'chat.toLatest': { target: '.idle', actions: 'dropVisit' },
    'chat.send': {
      guard: { type: 'isText', params: eventItself },
      target: '.idle',
      actions: 'dropVisit',
    },
  },
  initial: 'departing',
  states: {
    departing: {
      description: 'Checks whether the chat was opened to see one message.',
      always: [{ guard: 'hasGoal', target: 'opening' }, { target: 'idle' }],
    },
    idle: { description: 'No jump is under way; the user moves by scrolling.' },
    opening: {
      description: 'Loads the message that the chat opens at; shows nothing before it is loaded.',
      invoke: loadAround,
    },
    going: {
      description: 'Loads the message; what is on screen stays until it is loaded.',
      invoke: loadAround,
    },
    arrived: {
      description: 'The message is loaded.',
      initial: 'landing',
      states: {
        landing: {
          description: 'Waiting for the view to scroll to the message.',
          entry: 'leaveEnd',
          always: { guard: 'isGoalGone', target: '#conversation.journey.gone' },
          on: { 'scroll.landed': { target: 'marked' } },
        },
        marked: {
          description: 'The message is in view, and highlighted for a moment.',
          after: { markTime: { target: '#conversation.journey.idle' } },
        },
      },
    },
    gone: {
      description: 'The message no longer exists; what is on screen stays.',
      on: { 'chat.stay': { target: 'idle' } },
    },
    failed: {
      description: 'The message failed to load; the user can try again.',
      on: { 'chat.goAgain': { target: 'going' }, 'chat.stay': { target: 'idle' } },
    },
  },
});
