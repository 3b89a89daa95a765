import { assign } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { conversation } from './conversationSetup';
import type { HistoryPage } from './message';

type Loaded = { event: { output: HistoryPage } };

const keepLatestPage = {
  type: 'keepLatestPage',
  params: ({ event }: Loaded) => ({ page: event.output }),
} as const;

const clientIdsOf = ({ event }: Loaded) => ({
  clientIds: event.output.messages.map(({ clientId }) => clientId),
});

/** The latest page may bring messages whose sending seemed to fail. */
const latestPageTo = (target: 'shown' | 'idle') =>
  [
    {
      guard: { type: 'isAnyOutgoing', params: clientIdsOf },
      target,
      actions: [keepLatestPage, { type: 'release', params: clientIdsOf }, 'writeDraft', 'sendNext'],
    },
    { target, actions: keepLatestPage },
  ] as const;

export const conversationMachine = conversation.createMachine({
  id: 'conversation',
  description: 'The messages between the user and one character.',
  context: ({ input }) => ({
    ...input,
    messages: [],
    older: null,
    outgoing: [],
    reply: null,
    draft: '',
    readSeq: 0,
    retryClientId: '',
    stoppingId: null,
    brokenId: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'draftVault',
    src: 'draftVault',
    input: ({ context }) => ({ slug: context.chat.bot.slug }),
  },
  on: { 'server.chat': { actions: assign({ chat: ({ event }) => event.chat }) } },
  states: {
    history: {
      description: 'What was said so far.',
      on: {
        'server.message': { actions: { type: 'keepMessage', params: ({ event }) => event } },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'The latest messages are on their way.',
          tags: ['loading'],
          invoke: {
            id: 'loadHistory',
            src: 'loadHistory',
            input: ({ context }) => ({ chatId: context.chat.id, cursor: null }),
            onDone: latestPageTo('shown'),
            onError: { target: 'failed' },
          },
          on: {
            // The page on its way may be older than what the stream missed.
            'server.ready': {
              guard: { type: 'isResync', params: ({ event }) => event },
              target: 'loading',
              reenter: true,
            },
          },
        },
        failed: {
          description: 'The messages could not be had.',
          tags: ['failed'],
          on: { 'chat.retry': { target: 'loading' }, 'server.ready': { target: 'loading' } },
        },
        shown: {
          description: 'Messages are shown.',
          on: {
            'server.ready': {
              guard: { type: 'isResync', params: ({ event }) => event },
              target: '.catchingUp',
              reenter: true,
            },
          },
          initial: 'idle',
          states: {
            idle: {
              description: 'Older messages may be asked for, up to the greeting.',
              on: { 'chat.older': { guard: 'hasOlder', target: 'loadingOlder' } },
            },
            loadingOlder: {
              description: 'Older messages are on their way.',
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
              description: 'Older messages could not be had; those shown stay.',
              on: { 'chat.retry': { target: 'loadingOlder' } },
            },
            catchingUp: {
              description: 'The stream missed something, so the latest page is read again.',
              invoke: {
                id: 'catchUp',
                src: 'loadHistory',
                input: ({ context }) => ({ chatId: context.chat.id, cursor: null }),
                onDone: latestPageTo('idle'),
                onError: { target: 'behind' },
              },
            },
            behind: {
              description: 'What was missed could not be had yet; it is asked for again.',
              after: { catchUpPause: { target: 'catchingUp' } },
              on: {
                'chat.retry': { target: 'catchingUp' },
                'server.ready': { target: 'catchingUp' },
              },
            },
          },
        },
      },
    },

    composer: {
      description: 'The text being written, and the messages on their way.',
      on: {
        'draft.loaded': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'chat.edit': {
          actions: [{ type: 'keepDraft', params: ({ event }) => event }, 'writeDraft'],
        },
        'chat.send': {
          guard: { type: 'isText', params: ({ event }) => event },
          actions: [
            { type: 'enqueueMessage', params: ({ event }) => event },
            'writeDraft',
            // Writing on is a wish to try again what holds the new message up.
            { type: 'retryHeld', params: { reasons: ['network', 'dailyLimit', 'premium'] } },
            'sendNext',
          ],
        },
        'chat.discard': {
          guard: { type: 'canWithdraw', params: ({ event }) => event },
          actions: [
            { type: 'release', params: ({ event }) => ({ clientIds: [event.clientId] }) },
            'writeDraft',
            'sendNext',
          ],
        },
        'chat.reclaim': {
          guard: { type: 'canWithdraw', params: ({ event }) => event },
          actions: [
            { type: 'reclaim', params: ({ event }) => event },
            { type: 'release', params: ({ event }) => ({ clientIds: [event.clientId] }) },
            'writeDraft',
            'sendNext',
          ],
        },
        'outgoing.sent': {
          actions: [
            { type: 'keepMessage', params: ({ event }) => event },
            {
              type: 'expectReply',
              params: ({ event }) => ({ replyId: event.replyId, seq: event.message.seq }),
            },
            { type: 'release', params: ({ event }) => ({ clientIds: [event.clientId] }) },
            'writeDraft',
            'sendNext',
          ],
        },
        'outgoing.failed': [
          {
            guard: { type: 'isLimit', params: ({ event }) => event },
            actions: { type: 'tellOffer', params: ({ event }) => ({ from: event.reason }) },
          },
          { actions: 'sendNext' },
        ],
        'outgoing.retried': { actions: 'sendNext' },
        // The stream may be faster than the answer to the call.
        'server.message': {
          guard: {
            type: 'isAnyOutgoing',
            params: ({ event }) => ({ clientIds: [event.message.clientId] }),
          },
          actions: [
            { type: 'release', params: ({ event }) => ({ clientIds: [event.message.clientId] }) },
            'writeDraft',
            'sendNext',
          ],
        },
        // The line is back, so what found no network finds one now.
        'server.ready': { actions: { type: 'retryHeld', params: { reasons: ['network'] } } },
      },
    },

    reply: {
      description: "The character's answer, while it is being written.",
      on: {
        'server.replyStarted': [
          { guard: { type: 'isReplyKnown', params: ({ event }) => event } },
          { actions: { type: 'startReply', params: ({ event }) => ({ ...event, text: '' }) } },
        ],
        'server.replySnapshot': {
          actions: { type: 'startReply', params: ({ event }) => event },
        },
        'server.replyDelta': [
          {
            guard: { type: 'isContinuous', params: ({ event }) => event },
            actions: { type: 'keepDelta', params: ({ event }) => event },
          },
          { guard: { type: 'isIdle', params: ({ event }) => event } },
          { actions: [{ type: 'keepBroken', params: ({ event }) => event }, 'tellGap'] },
        ],
      },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nobody is writing.',
          always: { guard: 'hasReply', target: 'writing' },
          on: {
            'chat.retryReply': {
              target: 'retrying',
              actions: { type: 'keepRetry', params: ({ event }) => event },
            },
          },
        },
        writing: {
          description: 'The character is composing, or its words arrive.',
          tags: ['stoppable'],
          always: [{ guard: 'hasNoReply', target: 'quiet' }],
          on: { 'chat.stop': { target: 'stopping', actions: 'keepStopping' } },
          initial: 'composing',
          states: {
            composing: {
              description: 'The character is composing.',
              tags: ['composing'],
              always: { guard: 'hasReplyText', target: 'streaming' },
            },
            streaming: {
              description: 'The words of the reply arrive one after the other.',
              tags: ['streaming'],
            },
          },
        },
        stopping: {
          description: 'The server was asked to stop the reply.',
          tags: ['streaming'],
          always: [
            { guard: 'hasNoReply', target: 'quiet' },
            { guard: 'hasOtherReply', target: 'writing' },
          ],
          invoke: {
            id: 'stopReply',
            src: 'stopReply',
            input: ({ context }) => ({ chatId: context.chat.id }),
            onDone: { target: 'stopped' },
            onError: {
              target: 'writing',
              actions: { type: 'raiseAlert', params: { content: 'stopFailed' } },
            },
          },
        },
        stopped: {
          description: 'The stop was acknowledged; the part that was written follows.',
          always: [
            { guard: 'hasNoReply', target: 'quiet' },
            { guard: 'hasOtherReply', target: 'writing' },
          ],
          after: { stopPatience: { target: 'quiet', actions: ['dropReply', 'tellGap'] } },
        },
        retrying: {
          description: 'A reply that failed is asked for again.',
          tags: ['composing'],
          always: { guard: 'hasReply', target: 'writing' },
          invoke: {
            id: 'retryReply',
            src: 'retryReply',
            input: ({ context }) => ({
              chatId: context.chat.id,
              clientId: context.retryClientId,
            }),
            onDone: { target: 'quiet' },
            onError: {
              target: 'quiet',
              actions: { type: 'raiseAlert', params: { content: 'replyRetryFailed' } },
            },
          },
        },
      },
    },

    restart: {
      description: 'Starting over, once that is confirmed.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The conversation goes on.',
          on: { 'chat.restart': { target: 'confirming' } },
        },
        confirming: {
          description: 'Starting over puts this conversation away; is that meant?',
          on: { 'chat.confirm': { target: 'restarting' }, 'chat.cancel': { target: 'idle' } },
        },
        restarting: {
          description: 'A new conversation with the same character begins.',
          tags: ['busy'],
          invoke: {
            id: 'restartChat',
            src: 'restartChat',
            input: ({ context }) => ({ botId: context.chat.bot.id }),
            onDone: {
              target: 'idle',
              actions: [{ type: 'tellRestarted', params: ({ event }) => ({ chat: event.output }) }],
            },
            onError: {
              target: 'idle',
              actions: { type: 'raiseAlert', params: { content: 'chatStartFailed' } },
            },
          },
        },
      },
    },

    receipt: {
      description: 'How far the user has read.',
      initial: 'current',
      states: {
        current: {
          description: 'What is on screen is marked as read.',
          always: { guard: 'hasUnread', target: 'marking' },
        },
        marking: {
          description: 'The server is told how far the user has read.',
          entry: 'keepRead',
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => ({
              chatId: context.chat.id,
              seq: context.readSeq,
            }),
            onDone: { target: 'current' },
            // A missed mark is made good by the next one.
            onError: { target: 'current' },
          },
        },
      },
    },
  },
});

export type ConversationRef = ActorRefFrom<typeof conversationMachine>;
