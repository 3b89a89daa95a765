import { conversation } from './conversationSetup';

export const reply = conversation.createStateConfig({
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
});
