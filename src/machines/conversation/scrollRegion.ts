import { conversation } from './conversationSetup';

const forgetTurn = {
  type: 'forgetTurn',
  params: ({ event }: { event: { messageId: string } }) => event,
} as const;

export const scroll = conversation.createStateConfig({
  description: 'Which part of the conversation the reader has before them.',
  on: {
    'chat.send': {
      guard: { type: 'isText', params: ({ event }) => event },
      target: '.following',
      actions: { type: 'keepTurn', params: ({ event }) => event },
    },
    'chat.turned': {
      target: '.following',
      actions: { type: 'keepTurn', params: ({ event }) => event },
    },
  },
  initial: 'following',
  states: {
    following: {
      description:
        'The end is kept in view; what was sent last stands at the top until it is full.',
      on: {
        'scroll.left': { target: 'detached', actions: 'keepSeen' },
        'chat.delete': { actions: forgetTurn },
        'server.messageDeleted': { actions: forgetTurn },
      },
    },
    detached: {
      description: 'The reader went back in the conversation; nothing moves until they return.',
      tags: ['detached'],
      on: {
        'scroll.ended': { guard: 'hasNoVisit', target: 'following', actions: 'forgetGoneTurn' },
        'chat.toLatest': { target: 'following', actions: 'forgetGoneTurn' },
      },
    },
  },
});
