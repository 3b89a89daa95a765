import { conversationActs } from './actsSetup';

const readOn = { guard: 'isReadOn', target: 'marking', actions: 'keepRead' } as const;

export const receipt = conversationActs.createStateConfig({
  description: 'How far the user has read, which is what was before them at the end.',
  initial: 'current',
  states: {
    current: {
      description: 'What the reader has had before them is marked as read.',
      always: readOn,
    },
    marking: {
      description: 'The server is told how far the user has read, as soon as the page is in sight.',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => ({
          chatId: context.chat.id,
          seq: context.readSeq,
        }),
        onDone: { target: 'current', actions: 'resetMarkAttempts' },
        onError: { target: 'behind', actions: 'countMarkAttempt' },
      },
    },
    behind: {
      description: 'The server could not be told yet; it is told again.',
      always: readOn,
      after: { markPause: { target: 'marking' } },
      on: { 'server.ready': { target: 'marking' } },
    },
  },
});
