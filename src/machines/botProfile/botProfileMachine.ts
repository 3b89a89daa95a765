import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Bot, BotIntroduced, BotProfile, BotReply } from '../catalogue/bot';
import { galleryMachine } from '../gallery/galleryMachine';
import { botLoading, isFound, withBot, withCard } from '../shared/botLoading';
import { notProvided } from '../shared/notProvided';

export type BotProfileInput = {
  slug: string;
  /** The character, if it was fetched ahead. */
  bot?: BotProfile | null;
};

export type BotProfileContext = BotProfileInput & {
  /** What the catalogue knows of the character, shown until the profile is loaded. */
  card: Bot | null;
  bot: BotProfile | null;
};

export const botProfileMachine = setup({
  types: {
    context: {} as BotProfileContext,
    events: {} as BotIntroduced | { type: 'profile.retry' | 'profile.reload' },
    input: {} as BotProfileInput,
    tags: {} as 'loading' | 'failed',
    children: {} as { gallery: 'gallery' },
  },
  actors: {
    loadBot: notProvided<BotReply, { slug: string }>('loadBot'),
    gallery: galleryMachine,
  },
  guards: { isFound, hasBot: ({ context }) => context.bot !== null },
  actions: {
    keepCard: assign(withCard),
    keepBot: assign(withBot),
  },
}).createMachine({
  id: 'botProfile',
  description: "Shows a character's profile over the catalogue, before any chat.",
  context: ({ input }) => ({ ...input, card: null, bot: input.bot ?? null }),
  invoke: { id: 'gallery', src: 'gallery' },
  on: {
    'profile.reload': { target: '.loading' },
    'bot.introduced': { actions: { type: 'keepCard', params: ({ event }) => event } },
  },
  initial: 'meeting',
  states: {
    meeting: {
      description: 'Checks whether the character was fetched ahead.',
      always: [{ guard: 'hasBot', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description:
        'Loads the profile; what the catalogue knows of the character is shown until then.',
      tags: ['loading'],
      invoke: botLoading({ found: 'shown', failed: 'failed' }),
    },
    shown: { description: 'The profile is on screen.' },
    missing: { description: 'There is no such character; the overlay says so.' },
    failed: {
      description: 'The profile failed to load; the visitor can try again.',
      tags: ['failed'],
      on: { 'profile.retry': { target: 'loading' } },
    },
  },
});

export type BotProfileRef = ActorRefFrom<typeof botProfileMachine>;
