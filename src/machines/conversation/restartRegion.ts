import { conversation } from './conversationSetup';

export const restart = conversation.createStateConfig({
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
});
