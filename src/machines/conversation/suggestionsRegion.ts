import { eventItself } from '../shared/eventItself';
import { conversationSuggestions } from './suggestionSetup';

const nothing = { noScreen: 'there is no row above the field' };
const turnOver = { guard: 'isNotUsersTurn', target: 'waiting' } as const;

export const suggestions = conversationSuggestions.createStateConfig({
  description: 'What the user could say next, as short lines to tap.',
  on: {
    'chat.send': {
      guard: { type: 'isText', params: eventItself },
      target: '.sent',
    },
    'network.offline': { target: '.missing' },
    // They are in the language of the request.
    'chat.translate': { target: '.waiting' },
  },
  initial: 'waiting',
  states: {
    waiting: {
      description:
        "Waits until it is the user's turn: the latest messages are on screen, and no reply is being written.",
      always: { guard: 'isUsersTurn', target: 'asking' },
    },
    sent: {
      description: 'The user has sent something, and the outbox is taking it over.',
      meta: nothing,
      on: { 'outbox.changed': { target: 'waiting' }, 'chat.translate': {} },
    },
    asking: {
      description: 'Asks the server what the user could say next.',
      meta: nothing,
      always: turnOver,
      invoke: {
        id: 'listSuggestions',
        src: 'listSuggestions',
        input: ({ context }) => ({ chatId: context.chat.id }),
        onDone: {
          target: 'offered',
          actions: {
            type: 'keepSuggestions',
            params: ({ event }) => ({ suggestions: event.output }),
          },
        },
        onError: { target: 'missing' },
      },
    },
    offered: {
      description: 'The suggestions, if there are any, are shown above an empty field.',
      always: turnOver,
      exit: 'dropSuggestions',
    },
    missing: {
      description:
        'The suggestions failed to load, or there is no network; nothing is shown, and they load once the server is back.',
      meta: nothing,
      always: turnOver,
      on: { 'server.ready': { target: 'waiting' } },
    },
  },
});
