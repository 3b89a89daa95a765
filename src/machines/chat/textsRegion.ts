import type { CharacterReply } from '../catalogue/character';
import { chat } from './chatSetup';

const keepCharacter = {
  type: 'keepCharacter',
  params: ({ event }: { event: { output: CharacterReply } }) => ({ reply: event.output }),
} as const;

export const texts = chat.createStateConfig({
  description:
    "The character's name and texts, kept up to date with the language and with changes by the maker.",
  on: {
    'chat.translate': { guard: 'hasCharacter', target: '.translating' },
    'server.persona': {
      guard: {
        type: 'isThisCharacter',
        params: ({ event }) => ({ characterId: event.persona.id }),
      },
      target: '.translating',
    },
  },
  initial: 'current',
  states: {
    current: { description: 'The name and texts are up to date.' },
    translating: {
      description: 'Loads the name and texts again; the old ones stay on screen.',
      meta: { noScreen: 'the old texts stay' },
      invoke: {
        id: 'translateCharacter',
        src: 'loadCharacter',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [
          {
            guard: 'isOpen',
            target: 'greeting',
            actions: keepCharacter,
          },
          {
            target: 'current',
            actions: keepCharacter,
          },
        ],
        onError: { target: 'behind' },
      },
    },
    greeting: {
      description:
        'Opens the chat again, so that the server updates a greeting that has no reply yet.',
      meta: { noScreen: 'the old greeting stays' },
      invoke: {
        id: 'greetAgain',
        src: 'openChat',
        input: ({ context }) => ({ slug: context.slug }),
        // Changes come as events, in order with all others.
        onDone: { target: 'current' },
        onError: { target: 'behind' },
      },
    },
    behind: {
      description: 'The name and texts failed to load; tries again after a pause.',
      meta: { noScreen: 'the old texts stay' },
      after: { catchUpPause: { target: 'translating' } },
    },
  },
});
