import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { outbox } from './outboxSetup';

const onward = { target: 'sending', reenter: true } as const;

export const outboxMachine = outbox.createMachine({
  id: 'outbox',
  description:
    'The messages that the server has not confirmed, kept on the device and sent by one tab at a time.',
  meta: { noScreen: 'each message in it has states of its own' },
  context: ({ input }) => ({ ...input, outboxMessages: [] }),
  invoke: { id: 'queue', src: 'queue' },
  type: 'parallel',
  states: {
    messages: {
      description: 'The messages in the outbox, in all chats; each of them runs its own machine.',
      on: {
        'outboxMessage.written': {
          guard: { type: 'isNew', params: eventItself },
          actions: [
            { type: 'take', params: eventItself },
            { type: 'keep', params: ({ event }) => event.outboxMessage },
            // A new message also retries the ones that hold it up.
            {
              type: 'retry',
              params: ({ event }) => ({
                reasons: ['network', 'dailyLimit', 'premium'],
                chatId: event.outboxMessage.chatId,
              }),
            },
            'tellChanged',
          ],
        },
        'chat.opened': {
          actions: [{ type: 'keepOpenChat', params: eventItself }, 'askMoved', 'tellChanged'],
        },
        'queue.read': {
          actions: [
            { type: 'merge', params: eventItself },
            { type: 'askOld', params: eventItself },
            'tellChanged',
          ],
        },
        'queue.kept': {
          actions: [{ type: 'markKept', params: eventItself }, 'tellChanged'],
        },
        'outboxMessage.sent': {
          actions: [
            { type: 'drop', params: eventItself },
            { type: 'release', params: eventItself },
            { type: 'tellSent', params: eventItself },
            'tellChanged',
          ],
        },
        'outboxMessage.gone': {
          actions: [
            { type: 'drop', params: eventItself },
            { type: 'release', params: eventItself },
            'tellChanged',
          ],
        },
        'outboxMessage.returned': {
          actions: [
            { type: 'tellReturned', params: eventItself },
            { type: 'drop', params: eventItself },
            { type: 'release', params: eventItself },
            'tellChanged',
          ],
        },
        'outboxMessage.failed': [
          {
            guard: { type: 'isElsewhere', params: eventItself },
            actions: [
              { type: 'keep', params: eventItself },
              { type: 'tellFailed', params: eventItself },
              'askMoved',
            ],
          },
          {
            actions: [
              { type: 'keep', params: eventItself },
              { type: 'tellFailed', params: eventItself },
            ],
          },
        ],
        'outboxMessage.ready': { actions: { type: 'keep', params: eventItself } },
        // The event stream may be faster than the answer to the call, or the only one to arrive.
        'server.message': { actions: { type: 'deliver', params: eventItself } },
        // The connection is back, so messages that failed without a network are tried again.
        'server.ready': { actions: { type: 'retry', params: { reasons: ['network'] } } },
      },
      initial: 'unread',
      states: {
        unread: {
          description:
            'Waiting for the messages that the device keeps; a chat may already be open.',
          on: {
            'queue.read': {
              target: 'read',
              actions: [
                { type: 'merge', params: eventItself },
                { type: 'askOld', params: eventItself },
                'askMoved',
                'tellChanged',
              ],
            },
          },
        },
        read: {
          description: "The device's messages are read; from now on changes come from other tabs.",
        },
      },
    },

    post: {
      description: 'Decides whether this tab sends.',
      initial: 'arriving',
      states: {
        arriving: {
          description: 'Checks whether the device has a network.',
          always: [{ guard: 'isOnline', target: 'resting' }, { target: 'offline' }],
        },
        offline: {
          description: 'There is no network, so messages wait; none of them fails.',
          entry: { type: 'retry', params: { reasons: ['network'] } },
          on: {
            'network.online': { target: 'resting' },
            'outboxMessage.failed': {
              guard: { type: 'isUnreachable', params: eventItself },
              actions: { type: 'retry', params: { reasons: ['network'] } },
            },
          },
        },
        resting: {
          description: 'There is nothing to send right now.',
          always: { guard: 'hasWork', target: 'turn' },
          on: { 'network.offline': { target: 'offline' } },
        },
        turn: {
          description: 'There is something to send; only one tab sends at a time.',
          invoke: { id: 'lock', src: 'lock' },
          on: { 'network.offline': { target: 'offline' } },
          initial: 'queueing',
          states: {
            queueing: {
              description: 'Waiting for its turn; another tab may be sending.',
              after: { patience: { target: 'checking' } },
              on: {
                'lock.granted': { target: 'checking' },
                'lock.missing': { target: 'checking' },
              },
            },
            checking: {
              description:
                'Reads the messages on the device again, to see what other tabs have sent.',
              entry: 'check',
              on: { 'queue.read': { target: 'sending' } },
            },
            sending: {
              description: 'Sends the messages: in each chat one at a time, in order.',
              entry: 'sendNext',
              always: { guard: 'isAtRest', target: '#outbox.post.resting' },
              on: {
                'outboxMessage.written': onward,
                'queue.read': onward,
                'outboxMessage.sent': onward,
                'outboxMessage.gone': onward,
                'outboxMessage.returned': onward,
                'outboxMessage.failed': onward,
                'outboxMessage.held': onward,
                'outboxMessage.ready': onward,
              },
            },
          },
        },
      },
    },
  },
});

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;
