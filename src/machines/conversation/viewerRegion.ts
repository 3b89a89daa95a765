import { eventItself } from '../shared/eventItself';
import { conversation } from './conversationSetup';

const keepPicture = {
  type: 'keepPicture',
  params: ({ event }: { event: { messageId: string } }) => event,
} as const;

export const viewer = conversation.createStateConfig({
  description: 'Shows a picture of the conversation by itself.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Pictures are shown within the conversation.',
      on: { 'viewer.show': { target: 'open', actions: keepPicture } },
    },
    open: {
      description: 'One picture fills the screen; the user can go on to others of the chat.',
      always: { guard: 'isPictureGone', target: 'closed', actions: 'dropPicture' },
      invoke: { id: 'viewer', src: 'viewer', input: ({ self }) => ({ owner: self }) },
      on: {
        'viewer.turned': { actions: { type: 'turnPicture', params: eventItself } },
        'viewer.closed': { target: 'closed', actions: 'dropPicture' },
      },
    },
  },
});
