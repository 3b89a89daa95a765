import { eventItself } from '../shared/eventItself';
import { conversationMedia } from './mediaSetup';

export const pictures = conversationMedia.createStateConfig({
  description: 'The pictures that cost desires; each of them runs its own machine.',
  meta: { noScreen: 'each picture has states of its own' },
  always: { guard: 'hasOtherMessages', actions: 'keepPictures' },
  on: {
    'allowance.changed': { actions: { type: 'keepAllowance', params: eventItself } },
    'picture.cleared': { actions: { type: 'keepCleared', params: eventItself } },
    'offer.wanted': {
      actions: { type: 'tellOnward', params: ({ event }) => ({ notice: event }) },
    },
    'login.wanted': {
      actions: { type: 'tellOnward', params: ({ event }) => ({ notice: event }) },
    },
  },
});
