import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Bot, BotIntroduced, BotProfile, BotReply } from '../catalogue/bot';
import { notProvided } from '../shared/notProvided';

export type BotProfileInput = { slug: string };

export type BotProfileContext = BotProfileInput & {
  /** What the wall knows of the character, shown until the profile is there. */
  card: Bot | null;
  bot: BotProfile | null;
};

export const botProfileMachine = setup({
  types: {
    context: {} as BotProfileContext,
    events: {} as BotIntroduced | { type: 'profile.retry' | 'profile.reload' },
    input: {} as BotProfileInput,
    tags: {} as 'loading' | 'failed',
  },
  actors: { loadBot: notProvided<BotReply, { slug: string }>('loadBot') },
  guards: { isFound: (_, params: { reply: BotReply }) => params.reply.kind === 'found' },
  actions: {
    keepCard: assign((_, params: { card: Bot | null }) => ({ card: params.card })),
    keepBot: assign((_, params: { reply: BotReply }): { bot?: BotProfile } =>
      params.reply.kind === 'found' ? { bot: params.reply.bot } : {},
    ),
  },
}).createMachine({
  id: 'botProfile',
  description: "A character's profile over the catalogue, before any chat.",
  context: ({ input }) => ({ ...input, card: null, bot: null }),
  on: {
    'profile.reload': { target: '.loading' },
    'bot.introduced': { actions: { type: 'keepCard', params: ({ event }) => event } },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The profile is on its way; what the wall knows is shown at once.',
      tags: ['loading'],
      invoke: {
        id: 'loadBot',
        src: 'loadBot',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ reply: event.output }) },
            target: 'shown',
            actions: { type: 'keepBot', params: ({ event }) => ({ reply: event.output }) },
          },
          { target: 'missing' },
        ],
        onError: { target: 'failed' },
      },
    },
    shown: { description: 'The profile can be read.' },
    missing: { description: 'There is no such character; the overlay says so.' },
    failed: {
      description: 'The profile could not be had.',
      tags: ['failed'],
      on: { 'profile.retry': { target: 'loading' } },
    },
  },
});

export type BotProfileRef = ActorRefFrom<typeof botProfileMachine>;
