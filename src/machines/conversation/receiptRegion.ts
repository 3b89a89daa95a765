import { conversation } from './conversationSetup';

export const receipt = conversation.createStateConfig({
  description: 'How far the user has read.',
  initial: 'current',
  states: {
    current: {
      description: 'What is on screen is marked as read.',
      always: { guard: 'hasUnread', target: 'marking' },
    },
    marking: {
      description: 'The server is told how far the user has read, as soon as the page is in sight.',
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
});
