import type { BotReply } from '../catalogue/bot';
import { chat } from './chatSetup';

const keepBot = {
  type: 'keepBot',
  params: ({ event }: { event: { output: BotReply } }) => ({ reply: event.output }),
} as const;

export const texts = chat.createStateConfig({
  description:
    "The character's name and texts, which follow the language on screen and who made it.",
  on: {
    'chat.translate': { guard: 'hasBot', target: '.translating' },
    'server.persona': {
      guard: { type: 'isThisBot', params: ({ event }) => ({ botId: event.persona.id }) },
      target: '.translating',
    },
  },
  initial: 'current',
  states: {
    current: { description: 'Nothing about them changed since they were asked for.' },
    translating: {
      description: 'They are on their way anew; those before stay on screen.',
      invoke: {
        id: 'translateBot',
        src: 'loadBot',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [
          {
            guard: 'isOpen',
            target: 'greeting',
            actions: keepBot,
          },
          {
            target: 'current',
            actions: keepBot,
          },
        ],
        onError: { target: 'behind' },
      },
    },
    greeting: {
      description: 'A member opens the chat again: an unanswered greeting is told anew.',
      invoke: {
        id: 'greetAgain',
        src: 'openChat',
        input: ({ context }) => ({ slug: context.slug }),
        // What changed comes as events, in their order with all others.
        onDone: { target: 'current' },
        onError: { target: 'behind' },
      },
    },
    behind: {
      description: 'They could not be had yet; they are asked for again.',
      after: { catchUpPause: { target: 'translating' } },
    },
  },
});
