import { conversation } from './conversationSetup';

const keepPicture = {
  type: 'keepPicture',
  params: ({ event }: { event: { messageId: string } }) => event,
} as const;

export const viewer = conversation.createStateConfig({
  description: 'A picture of the conversation, looked at by itself.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Pictures are shown in their rows.',
      on: { 'viewer.show': { target: 'open', actions: keepPicture } },
    },
    open: {
      description: 'One picture is over the whole screen; others of the chat are beside it.',
      always: { guard: 'isPictureGone', target: 'closed', actions: 'dropPicture' },
      on: {
        'viewer.show': { actions: keepPicture },
        'viewer.close': { target: 'closed', actions: 'dropPicture' },
      },
    },
  },
});
