import { eventItself } from '../shared/eventItself';
import { conversation } from './conversationSetup';

const keepTurn = {
  type: 'keepTurn',
  params: ({ event }: { event: { clientId: string } }) => event,
} as const;

const backToEnd = {
  'scroll.ended': { guard: 'hasNoVisit', target: 'following' },
  'chat.toLatest': { target: 'following' },
} as const;

export const scroll = conversation.createStateConfig({
  description: 'Which part of the conversation the user sees.',
  on: {
    'chat.send': {
      guard: { type: 'isText', params: eventItself },
      target: '.following.turn',
      actions: keepTurn,
    },
    'chat.turned': { target: '.following.turn', actions: keepTurn },
  },
  initial: 'following',
  states: {
    following: {
      description: 'The view follows the newest message.',
      on: { 'scroll.left': { target: 'detached', actions: 'keepSeen' } },
      initial: 'end',
      states: {
        end: { description: 'The view scrolls to whatever arrives.' },
        turn: {
          description:
            "The view scrolls to the answer too, until the user's last message reaches the top.",
          on: {
            'scroll.filled': { target: '#conversation.scroll.holding', actions: 'keepSeen' },
            'server.message': {
              guard: { type: 'isOtherTurn', params: eventItself },
              target: 'end',
            },
          },
        },
      },
    },
    holding: {
      description: "The user's last message stays at the top, and the answer grows out of view.",
      tags: ['detached'],
      always: { guard: 'hasNoReply', target: 'detached', actions: 'keepSeen' },
      on: { ...backToEnd, 'scroll.left': { target: 'detached', actions: 'keepSeen' } },
    },
    detached: {
      description: 'The user scrolled back in the conversation; nothing moves until they return.',
      tags: ['detached'],
      on: backToEnd,
    },
  },
});

export const latest = conversation.createStateConfig({
  description: 'Whether the newest message is in view down to its last line.',
  initial: 'shown',
  states: {
    shown: {
      description: 'The newest message is in view.',
      on: { 'latest.hidden': { target: 'hidden' } },
    },
    hidden: {
      description: 'The newest message is out of view; a button leads to it.',
      tags: ['away'],
      on: { 'latest.shown': { target: 'shown' } },
    },
  },
});
