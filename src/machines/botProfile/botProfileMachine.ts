import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Bot, BotIntroduced, BotProfile, BotReply } from '../catalogue/bot';
import { botLoading, isFound, withBot, withCard } from '../shared/botLoading';
import { notProvided } from '../shared/notProvided';

export type BotProfileInput = {
  slug: string;
  /** The character, where it was fetched ahead. */
  bot?: BotProfile | null;
};

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
  guards: { isFound, hasBot: ({ context }) => context.bot !== null },
  actions: {
    keepCard: assign(withCard),
    keepBot: assign(withBot),
  },
}).createMachine({
  id: 'botProfile',
  description: "A character's profile over the catalogue, before any chat.",
  context: ({ input }) => ({ ...input, card: null, bot: input.bot ?? null }),
  on: {
    'profile.reload': { target: '.loading' },
    'bot.introduced': { actions: { type: 'keepCard', params: ({ event }) => event } },
  },
  initial: 'meeting',
  states: {
    meeting: {
      description: 'Is the character at hand?',
      always: [{ guard: 'hasBot', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'The profile is on its way; what the wall knows is shown at once.',
      tags: ['loading'],
      invoke: botLoading({ found: 'shown', failed: 'failed' }),
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
