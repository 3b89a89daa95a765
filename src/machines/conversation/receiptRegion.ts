import { conversationActs } from './actsSetup';

const readOn = { guard: 'isReadOn', target: 'marking', actions: 'keepRead' } as const;

export const receipt = conversationActs.createStateConfig({
  description: 'Tells the server how far the user has read.',
  initial: 'current',
  states: {
    current: {
      description: 'Everything that the user has seen is marked as read.',
      always: readOn,
    },
    marking: {
      description: 'Tells the server how far the user has read, as soon as the page is visible.',
      meta: { noScreen: 'users do not see the request' },
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
      description: 'The request failed; tries again after a pause.',
      meta: { noScreen: 'users do not see the second request' },
      always: readOn,
      after: { markPause: { target: 'marking' } },
      on: { 'server.ready': { target: 'marking' } },
    },
  },
});
