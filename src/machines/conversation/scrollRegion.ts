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
  description: 'Which part of the conversation the reader has before them.',
  on: {
    'chat.send': {
      guard: { type: 'isText', params: ({ event }) => event },
      target: '.following.turn',
      actions: keepTurn,
    },
    'chat.turned': { target: '.following.turn', actions: keepTurn },
  },
  initial: 'following',
  states: {
    following: {
      description: 'The newest message stands above the field.',
      on: { 'scroll.left': { target: 'detached', actions: 'keepSeen' } },
      initial: 'end',
      states: {
        end: { description: 'Whatever comes is brought into view.' },
        turn: {
          description: 'So is the answer to what was sent last, until that reaches the top.',
          on: {
            'scroll.filled': { target: '#conversation.scroll.holding', actions: 'keepSeen' },
            'server.message': {
              guard: { type: 'isOtherTurn', params: ({ event }) => event },
              target: 'end',
            },
          },
        },
      },
    },
    holding: {
      description: 'What was sent last stays at the top, and the answer to it grows out of view.',
      tags: ['detached'],
      always: { guard: 'hasNoReply', target: 'detached', actions: 'keepSeen' },
      on: { ...backToEnd, 'scroll.left': { target: 'detached', actions: 'keepSeen' } },
    },
    detached: {
      description: 'The reader went back in the conversation; nothing moves until they return.',
      tags: ['detached'],
      on: backToEnd,
    },
  },
});

export const latest = conversation.createStateConfig({
  description: 'Whether the newest message is before the reader to its last line.',
  initial: 'shown',
  states: {
    shown: {
      description: 'The newest message is in view.',
      on: { 'latest.hidden': { target: 'hidden' } },
    },
    hidden: {
      description: 'The newest message is out of view, and a button leads to it.',
      tags: ['away'],
      on: { 'latest.shown': { target: 'shown' } },
    },
  },
});
