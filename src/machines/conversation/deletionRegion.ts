import { conversationActs } from './actsSetup';

const toMessage = ({ event }: { event: { message: { id: string } } }) => ({
  messageId: event.message.id,
});

export const deletion = conversationActs.createStateConfig({
  description: 'Deletes messages of the conversation, and lets the user undo that for a while.',
  meta: { noScreen: 'each deletion has a state of its own' },
  on: {
    'chat.delete': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: { type: 'beginDeletion', params: ({ event }) => event },
    },
    'deletion.begun': { actions: { type: 'hideMessage', params: ({ event }) => event } },
    'deletion.refused': { actions: { type: 'showMessage', params: ({ event }) => event } },
    'deletion.restored': {
      actions: [
        { type: 'keepMessage', params: ({ event }) => event },
        { type: 'showMessage', params: toMessage },
      ],
    },
    'deletion.ended': { actions: { type: 'endDeletion', params: ({ event }) => event } },
    'server.messageDeleted': [
      {
        guard: { type: 'isTakenOut', params: ({ event }) => event },
        actions: [
          { type: 'hideMessage', params: ({ event }) => event },
          { type: 'dropMessage', params: ({ event }) => event },
          { type: 'dropHit', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'dropHit', params: ({ event }) => event } },
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
