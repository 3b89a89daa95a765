import { conversation } from './conversationSetup';

export const restart = conversation.createStateConfig({
  description: 'Restarts the conversation, after the user has confirmed it.',
  initial: 'idle',
  states: {
    idle: {
      description: 'No restart is under way.',
      on: { 'chat.restart': { target: 'confirming' } },
    },
    confirming: {
      description: 'Asks the user to confirm, because this conversation would leave the list.',
      on: { 'chat.confirm': { target: 'restarting' }, 'chat.cancel': { target: 'idle' } },
    },
    restarting: {
      description: 'Waiting for the server to start a new conversation with the same character.',
      tags: ['busy'],
      invoke: {
        id: 'restartChat',
        src: 'restartChat',
        input: ({ context }) => ({ characterId: context.chat.character.id }),
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
