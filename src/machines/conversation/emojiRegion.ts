import { eventItself } from '../shared/eventItself';
import { conversation } from './conversationSetup';

export const emoji = conversation.createStateConfig({
  description: 'The emoji beside the field.',
  on: {
    // As any change of the text that is written, new or edited.
    'emoji.insert': { actions: { type: 'insertEmoji', params: eventItself } },
    'chat.translate': { actions: 'dropEmojiNames' },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The emoji are not on screen.',
      on: { 'emoji.open': { target: 'open' } },
    },
    open: {
      description: 'The user picks emoji, which go into the text where the caret is.',
      exit: 'forgetEmojiQuery',
      on: {
        'emoji.close': { target: 'closed' },
        'chat.send': {
          guard: { type: 'isText', params: eventItself },
          target: 'closed',
        },
        'edit.send': { target: 'closed' },
        'chat.translate': { target: '.naming', actions: ['dropEmojiNames', 'forgetEmojiQuery'] },
      },
      initial: 'naming',
      states: {
        naming: {
          description: "Loads the names of the emoji in the user's language.",
          always: { guard: 'hasEmojiNames', target: 'named' },
          invoke: {
            id: 'nameEmoji',
            src: 'nameEmoji',
            onDone: {
              target: 'named',
              actions: {
                type: 'keepEmojiNames',
                params: ({ event }) => ({ emojiNames: event.output }),
              },
            },
            onError: { target: 'nameless' },
          },
        },
        named: {
          description: 'The emoji have names, by which the user can find them.',
          on: {
            'emoji.find': {
              actions: {
                type: 'keepEmojiQuery',
                params: ({ event: { query } }) => ({ emojiQuery: query }),
              },
            },
          },
        },
        nameless: {
          description:
            'The names failed to load: there is no search until the emoji are opened again.',
        },
      },
    },
  },
});
