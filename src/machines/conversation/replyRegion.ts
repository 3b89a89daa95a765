import { eventItself } from '../shared/eventItself';
import { conversation } from './conversationSetup';

export const reply = conversation.createStateConfig({
  description: "The character's answer, while it is being written.",
  on: {
    'server.replyStarted': [
      { guard: { type: 'isReplyKnown', params: eventItself } },
      { actions: { type: 'startReply', params: ({ event }) => ({ ...event, text: '' }) } },
    ],
    'server.replySnapshot': {
      actions: { type: 'startReply', params: eventItself },
    },
    'server.replyDelta': [
      {
        guard: { type: 'isContinuous', params: eventItself },
        actions: { type: 'keepDelta', params: eventItself },
      },
      { guard: { type: 'isIdle', params: eventItself } },
      { actions: [{ type: 'keepBroken', params: eventItself }, 'tellGap'] },
    ],
  },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No reply is being written.',
      always: { guard: 'hasReply', target: 'writing' },
      on: {
        'chat.retryReply': {
          target: 'retrying',
          actions: { type: 'keepRetry', params: eventItself },
        },
      },
    },
    writing: {
      description: 'The character is writing a reply.',
      tags: ['stoppable'],
      always: [{ guard: 'hasNoReply', target: 'quiet' }],
      on: { 'chat.stop': { target: 'stopping', actions: 'keepStopping' } },
      initial: 'composing',
      states: {
        composing: {
          description: 'Waiting for the first words of the reply.',
          tags: ['composing'],
          always: { guard: 'hasReplyText', target: 'streaming' },
        },
        streaming: {
          description: 'The words of the reply arrive one by one.',
          tags: ['streaming'],
        },
      },
    },
    stopping: {
      description: 'Asks the server to stop the reply.',
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
      description: 'The server stopped the reply; waiting for the part that was written.',
      always: [
        { guard: 'hasNoReply', target: 'quiet' },
        { guard: 'hasOtherReply', target: 'writing' },
      ],
      after: { stopPatience: { target: 'quiet', actions: ['dropReply', 'tellGap'] } },
    },
    retrying: {
      description: 'Asks the server for the failed reply again.',
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
