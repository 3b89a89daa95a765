import type { ActorRefFrom } from 'xstate';
import { outbox } from './outboxSetup';

const onward = { target: 'sending', reenter: true } as const;

export const outboxMachine = outbox.createMachine({
  id: 'outbox',
  description:
    'What a user wrote and the server does not have yet, in all chats, kept on the device and sent by one tab at a time.',
  context: ({ input }) => ({ ...input, letters: [] }),
  invoke: { id: 'queue', src: 'queue' },
  type: 'parallel',
  states: {
    letters: {
      description: 'The letters themselves, each with a state of its own.',
      on: {
        'letter.written': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: [
            { type: 'take', params: ({ event }) => event },
            { type: 'keep', params: ({ event }) => event.letter },
            // Writing on is a wish to try again what holds the new letter up.
            {
              type: 'retry',
              params: ({ event }) => ({
                reasons: ['network', 'dailyLimit', 'premium'],
                chatId: event.letter.chatId,
              }),
            },
            'tellChanged',
          ],
        },
        'chat.opened': {
          actions: [
            { type: 'keepOpenChat', params: ({ event }) => event },
            'askMoved',
            'tellChanged',
          ],
        },
        'queue.read': {
          actions: [
            { type: 'merge', params: ({ event }) => event },
            { type: 'askOld', params: ({ event }) => event },
            'tellChanged',
          ],
        },
        'queue.kept': {
          actions: [{ type: 'markKept', params: ({ event }) => event }, 'tellChanged'],
        },
        'outgoing.sent': {
          actions: [
            { type: 'drop', params: ({ event }) => event },
            { type: 'release', params: ({ event }) => event },
            { type: 'tellSent', params: ({ event }) => event },
            'tellChanged',
          ],
        },
        'outgoing.gone': {
          actions: [
            { type: 'drop', params: ({ event }) => event },
            { type: 'release', params: ({ event }) => event },
            'tellChanged',
          ],
        },
        'outgoing.returned': {
          actions: [
            { type: 'tellReturned', params: ({ event }) => event },
            { type: 'drop', params: ({ event }) => event },
            { type: 'release', params: ({ event }) => event },
            'tellChanged',
          ],
        },
        'outgoing.failed': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            actions: [
              { type: 'keep', params: ({ event }) => event },
              { type: 'tellFailed', params: ({ event }) => event },
              'askMoved',
            ],
          },
          {
            actions: [
              { type: 'keep', params: ({ event }) => event },
              { type: 'tellFailed', params: ({ event }) => event },
            ],
          },
        ],
        'outgoing.ready': { actions: { type: 'keep', params: ({ event }) => event } },
        // The stream may be faster than the answer to the call, or the only one to know.
        'server.message': { actions: { type: 'deliver', params: ({ event }) => event } },
        // The line is back, so what found no network finds one now.
        'server.ready': { actions: { type: 'retry', params: { reasons: ['network'] } } },
      },
      initial: 'unread',
      states: {
        unread: {
          description: 'What the device keeps was not read yet; a chat may be open already.',
          on: {
            'queue.read': {
              target: 'read',
              actions: [
                { type: 'merge', params: ({ event }) => event },
                { type: 'askOld', params: ({ event }) => event },
                'askMoved',
                'tellChanged',
              ],
            },
          },
        },
        read: {
          description: 'What comes from now on, other tabs wrote in the chats that they have open.',
        },
      },
    },

    post: {
      description: 'Whether this tab sends.',
      initial: 'arriving',
      states: {
        arriving: {
          description: 'Does the device say that it has a network?',
          always: [{ guard: 'isOnline', target: 'resting' }, { target: 'offline' }],
        },
        offline: {
          description: 'Without a network nothing is tried, and nothing fails: it waits.',
          entry: { type: 'retry', params: { reasons: ['network'] } },
          on: {
            'network.online': { target: 'resting' },
            'outgoing.failed': {
              guard: { type: 'isUnreachable', params: ({ event }) => event },
              actions: { type: 'retry', params: { reasons: ['network'] } },
            },
          },
        },
        resting: {
          description: 'Nothing can be sent now.',
          always: { guard: 'hasWork', target: 'turn' },
          on: { 'network.offline': { target: 'offline' } },
        },
        turn: {
          description: 'There is something to send; one tab at a time does it.',
          invoke: { id: 'lock', src: 'lock' },
          on: { 'network.offline': { target: 'offline' } },
          initial: 'queueing',
          states: {
            queueing: {
              description: 'Another tab may be sending.',
              after: { patience: { target: 'checking' } },
              on: {
                'lock.granted': { target: 'checking' },
                'lock.missing': { target: 'checking' },
              },
            },
            checking: {
              description: 'What did other tabs send, or hear, in their turn?',
              entry: 'check',
              on: { 'queue.read': { target: 'sending' } },
            },
            sending: {
              description: 'Letters go out: in each chat one at a time, in order.',
              entry: 'sendNext',
              always: { guard: 'isAtRest', target: '#outbox.post.resting' },
              on: {
                'letter.written': onward,
                'queue.read': onward,
                'outgoing.sent': onward,
                'outgoing.gone': onward,
                'outgoing.returned': onward,
                'outgoing.failed': onward,
                'outgoing.held': onward,
                'outgoing.ready': onward,
              },
            },
          },
        },
      },
    },
  },
});

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;
