import { eventItself } from '../shared/eventItself';
import { conversationActs } from './actsSetup';

const toMessage = ({ event }: { event: { message: { id: string } } }) => ({
  messageId: event.message.id,
});

export const deletion = conversationActs.createStateConfig({
  description: 'Deletes messages of the conversation, and lets the user undo that for a while.',
  meta: { noScreen: 'each deletion has a state of its own' },
  on: {
    'chat.delete': {
      guard: { type: 'isShown', params: eventItself },
      actions: { type: 'beginDeletion', params: eventItself },
    },
    'deletion.begun': { actions: { type: 'hideMessage', params: eventItself } },
    'deletion.refused': { actions: { type: 'showMessage', params: eventItself } },
    'deletion.restored': {
      actions: [
        { type: 'keepMessage', params: eventItself },
        { type: 'showMessage', params: toMessage },
      ],
    },
    'deletion.ended': { actions: { type: 'endDeletion', params: eventItself } },
    'server.messageDeleted': [
      {
        guard: { type: 'isTakenOut', params: eventItself },
        actions: [
          { type: 'hideMessage', params: eventItself },
          { type: 'dropMessage', params: eventItself },
          { type: 'dropHit', params: eventItself },
        ],
      },
      { actions: { type: 'dropHit', params: eventItself } },
    ],
    'server.message': {
      guard: { type: 'isBack', params: ({ event }) => event.message },
      actions: [
        { type: 'showMessage', params: toMessage },
        { type: 'tellReverted', params: toMessage },
      ],
    },
  },
});
