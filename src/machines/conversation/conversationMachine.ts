import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type {
  ConversationContext,
  ConversationEvent,
  ConversationInput,
  ConversationNotice,
  DraftCommand,
} from './conversationTypes';
import { mergeMessages, splitReply, withDelta } from './message';
import type { ChatSummary, HistoryPage, Message, Reply } from './message';
import { outgoingMachine } from './outgoingMachine';
import type { FailureReason } from './outgoingMachine';

export const conversationMachine = setup({
  types: {
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    input: {} as ConversationInput,
    tags: {} as 'loading' | 'failed' | 'busy' | 'composing' | 'streaming' | 'stoppable',
  },
  actors: {
    draftVault: callbackNotProvided<DraftCommand, { slug: string }>('draftVault'),
    loadHistory: notProvided<HistoryPage, { chatId: string; cursor: string | null }>('loadHistory'),
    restartChat: notProvided<ChatSummary, { botId: string }>('restartChat'),
    stopReply: notProvided<void, { chatId: string }>('stopReply'),
    retryReply: notProvided<void, { chatId: string; clientId: string }>('retryReply'),
    markRead: notProvided<void, { chatId: string; seq: number }>('markRead'),
    outgoing: outgoingMachine,
  },
  guards: {
    isText: (_, params: { text: string }) => params.text.trim() !== '',
    isResync: (_, params: { resync: boolean }) => params.resync,
    hasOlder: ({ context }) => context.older !== null,
    hasReply: ({ context }) => context.reply !== null,
    hasNoReply: ({ context }) => context.reply === null,
    hasReplyText: ({ context }) => (context.reply?.text ?? '') !== '',
    hasUnread: ({ context }) => lastSeq(context) > context.readSeq,
    isContinuous: ({ context }, params: { messageId: string; offset: number; text: string }) =>
      withDelta(context.reply, params) !== null,
    isLimit: (_, params: { reason: FailureReason }) =>
      params.reason === 'dailyLimit' || params.reason === 'premium',
  },
  actions: {
    keepLatestPage: assign(({ context }, params: { page: HistoryPage }) => {
      const { finished, reply } = splitReply(params.page.messages);
      const known = new Set(context.messages.map(({ id }) => id));
      const overlaps = finished.some(({ id }) => known.has(id));
      return {
        messages: overlaps ? mergeMessages(context.messages, finished) : finished,
        older: overlaps ? context.older : params.page.older,
        reply: laterReply(context.reply, reply),
      };
    }),
    keepOlderPage: assign(({ context }, params: { page: HistoryPage }) => ({
      messages: mergeMessages(context.messages, params.page.messages),
      older: params.page.older,
    })),
    keepMessage: enqueueActions(({ context, enqueue }, params: { message: Message }) => {
      const { message } = params;
      const sent = context.outgoing.find(
        (ref) => ref.getSnapshot().context.clientId === message.clientId,
      );
      if (sent !== undefined) enqueue.stopChild(sent.id);
      enqueue.assign({
        messages:
          message.state === 'streaming'
            ? context.messages
            : mergeMessages(context.messages, [message]),
        outgoing: context.outgoing.filter((ref) => ref !== sent),
        reply:
          message.state !== 'streaming' && context.reply?.messageId === message.id
            ? null
            : context.reply,
      });
    }),
    startReply: assign(({ context }, params: { messageId: string; seq: number; text: string }) => ({
      reply: { messageId: params.messageId, seq: params.seq, text: params.text },
      messages: context.messages.filter(({ id }) => id !== params.messageId),
    })),
    expectReply: assign(({ context }, params: { replyId: string | null; seq: number }) =>
      params.replyId === null ||
      context.reply !== null ||
      context.messages.some(({ id }) => id === params.replyId)
        ? {}
        : { reply: { messageId: params.replyId, seq: params.seq + 1, text: '' } },
    ),
    keepDelta: assign(
      ({ context }, params: { messageId: string; offset: number; text: string }) => ({
        reply: withDelta(context.reply, params) ?? context.reply,
      }),
    ),
    dropReply: assign({ reply: null }),
    keepDraft: assign((_, params: { text: string }) => ({ draft: params.text })),
    writeDraft: sendTo(
      'draftVault',
      ({ context }: { context: ConversationContext }): DraftCommand => ({
        type: 'draft.write',
        text: context.draft,
      }),
    ),
    enqueueMessage: assign(
      ({ context, spawn, self }, params: { clientId: string; text: string }) => ({
        draft: '',
        outgoing: [
          ...context.outgoing,
          spawn('outgoing', {
            id: params.clientId,
            input: {
              owner: self,
              chatId: context.chat.id,
              clientId: params.clientId,
              text: params.text.trim(),
            },
          }),
        ],
      }),
    ),
    /** One message at a time keeps the order in which they were written. */
    sendNext: enqueueActions(({ context, enqueue }) => {
      const snapshots = context.outgoing.map((ref) => ref.getSnapshot());
      const next = snapshots.findIndex((snapshot) => snapshot.matches('waiting'));
      if (next < 0 || snapshots.some((snapshot) => snapshot.matches('sending'))) return;
      const ref = context.outgoing[next];
      if (ref !== undefined) enqueue.sendTo(ref, { type: 'outgoing.send' });
    }),
    discard: enqueueActions(({ context, enqueue }, params: { clientId: string }) => {
      enqueue.stopChild(params.clientId);
      enqueue.assign({ outgoing: context.outgoing.filter(({ id }) => id !== params.clientId) });
    }),
    reclaim: assign(({ context }, params: { clientId: string }) => {
      const ref = context.outgoing.find(({ id }) => id === params.clientId);
      const text = ref?.getSnapshot().context.text ?? '';
      return { draft: context.draft === '' ? text : `${context.draft}\n${text}` };
    }),
    keepRead: assign(({ context }) => ({ readSeq: lastSeq(context) })),
    keepRetry: assign((_, params: { clientId: string }) => ({ retryClientId: params.clientId })),
    tellGap: sendTo(({ context }: { context: ConversationContext }) => context.owner, {
      type: 'chat.gapFound',
    }),
    tellRestarted: sendTo(
      ({ context }: { context: ConversationContext }) => context.owner,
      (_, params: { chat: ChatSummary }): ConversationNotice => ({
        type: 'chat.restarted',
        chat: params.chat,
      }),
    ),
    tellOffer: sendTo(
      ({ context }: { context: ConversationContext }) => context.owner,
      (_, params: { from: string }): ConversationNotice => ({
        type: 'offer.wanted',
        from: params.from,
      }),
    ),
    raiseAlert: sendTo(
      ({ context }: { context: ConversationContext }) => context.owner,
      (
        _,
        params: { content: 'chatStartFailed' | 'stopFailed' | 'replyRetryFailed' },
      ): ConversationNotice => ({
        type: 'alert.raised',
        alert: { content: params.content, type: 'error' },
      }),
    ),
  },
  delays: {
    /** After a stop was acknowledged, the reply's last event is due within this time. */
    stopPatience: 5_000,
  },
}).createMachine({
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
  }),
  type: 'parallel',
  invoke: {
    id: 'draftVault',
    src: 'draftVault',
    input: ({ context }) => ({ slug: context.chat.bot.slug }),
  },
  on: {
    'draft.loaded': { actions: { type: 'keepDraft', params: ({ event }) => event } },
    'chat.edit': {
      actions: [{ type: 'keepDraft', params: ({ event }) => event }, 'writeDraft'],
    },
    'chat.send': {
      guard: { type: 'isText', params: ({ event }) => event },
      actions: [{ type: 'enqueueMessage', params: ({ event }) => event }, 'sendNext'],
    },
    'chat.discard': {
      actions: [{ type: 'discard', params: ({ event }) => event }, 'sendNext'],
    },
    'chat.reclaim': {
      actions: [
        { type: 'reclaim', params: ({ event }) => event },
        { type: 'discard', params: ({ event }) => event },
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
        // The stored draft outlives the sending, so that a reload in between loses nothing.
        'writeDraft',
        'sendNext',
      ],
    },
    'outgoing.failed': [
      {
        guard: { type: 'isLimit', params: ({ event }) => event },
        actions: [
          { type: 'tellOffer', params: ({ event }) => ({ from: event.reason }) },
          'sendNext',
        ],
      },
      { actions: 'sendNext' },
    ],
    'server.message': { actions: { type: 'keepMessage', params: ({ event }) => event } },
    'server.replyStarted': {
      actions: { type: 'startReply', params: ({ event }) => ({ ...event, text: '' }) },
    },
    'server.replySnapshot': { actions: { type: 'startReply', params: ({ event }) => event } },
    'server.replyDelta': [
      {
        guard: { type: 'isContinuous', params: ({ event }) => event },
        actions: { type: 'keepDelta', params: ({ event }) => event },
      },
      { actions: 'tellGap' },
    ],
    'server.chat': { actions: assign({ chat: ({ event }) => event.chat }) },
  },
  states: {
    history: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The latest messages are on their way.',
          tags: ['loading'],
          invoke: {
            id: 'loadHistory',
            src: 'loadHistory',
            input: ({ context }) => ({ chatId: context.chat.id, cursor: null }),
            onDone: {
              target: 'shown',
              actions: {
                type: 'keepLatestPage',
                params: ({ event }) => ({ page: event.output }),
              },
            },
            onError: { target: 'failed' },
          },
        },
        failed: {
          description: 'The messages could not be had.',
          tags: ['failed'],
          on: { 'chat.retry': { target: 'loading' } },
        },
        shown: {
          description: 'Messages are shown.',
          initial: 'idle',
          states: {
            idle: {
              description: 'Older messages may be asked for, up to the greeting.',
              on: {
                'chat.older': { guard: 'hasOlder', target: 'loadingOlder' },
                'server.ready': {
                  guard: { type: 'isResync', params: ({ event }) => event },
                  target: 'catchingUp',
                },
              },
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
                onDone: {
                  target: 'idle',
                  actions: {
                    type: 'keepLatestPage',
                    params: ({ event }) => ({ page: event.output }),
                  },
                },
                onError: { target: 'idle' },
              },
            },
          },
        },
      },
    },

    reply: {
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
          on: { 'chat.stop': { target: 'stopping' } },
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
          always: [{ guard: 'hasNoReply', target: 'quiet' }],
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
          always: [{ guard: 'hasNoReply', target: 'quiet' }],
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

const lastSeq = ({ messages }: ConversationContext): number => messages.at(-1)?.seq ?? 0;

const laterReply = (known: Reply | null, loaded: Reply | null): Reply | null =>
  loaded !== null && known?.messageId === loaded.messageId && known.text.length > loaded.text.length
    ? known
    : loaded;
