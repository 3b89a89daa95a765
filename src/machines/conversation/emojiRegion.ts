import { conversation } from './conversationSetup';

export const emoji = conversation.createStateConfig({
  description: 'The emoji beside the field.',
  on: {
    // As any change of the text that is written, new or edited.
    'emoji.insert': { actions: { type: 'insertEmoji', params: ({ event }) => event } },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The emoji are not on screen.',
      on: { 'emoji.open': { target: 'open' } },
    },
    open: {
      description: 'The user picks emoji, which go into the text where the caret is.',
      on: {
        'emoji.close': { target: 'closed' },
        'chat.send': {
          guard: { type: 'isText', params: ({ event }) => event },
          target: 'closed',
        },
        'edit.send': { target: 'closed' },
      },
    },
  },
});
