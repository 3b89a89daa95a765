import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Bot } from '../catalogue/bot';
import type { Preference } from '../session/sessionTypes';
import { notProvided } from '../shared/notProvided';

/** Enough to choose from without searching. */
const SHOWN = 12;

/** `isPremium`: premium characters can be talked to, too. */
export type Wish = { preference: Preference | null; isPremium: boolean };

export type CompanyEvent =
  | ({ type: 'company.wanted' } & Wish)
  | { type: 'company.retry' }
  /** Names come from the server, in the language on screen. */
  | { type: 'company.translate' };

export type CompanyContext = Wish & { bots: readonly Bot[] };

export const companyMachine = setup({
  types: {
    context: {} as CompanyContext,
    events: {} as CompanyEvent,
    tags: {} as 'loading',
  },
  actors: {
    loadCompany: notProvided<readonly Bot[], { preference: Preference | null }>('loadCompany'),
  },
  guards: {
    isOther: ({ context }, wish: Wish) =>
      wish.preference !== context.preference || wish.isPremium !== context.isPremium,
    hasNobody: ({ context }) => context.bots.length === 0,
  },
  actions: {
    keepWish: assign((_, { preference, isPremium }: Wish) => ({ preference, isPremium })),
    /** Whoever is chosen can be talked to at once. */
    keepBots: assign(({ context }, params: { bots: readonly Bot[] }) => ({
      bots: params.bots.filter(({ isPremium }) => context.isPremium || !isPremium).slice(0, SHOWN),
    })),
  },
}).createMachine({
  id: 'company',
  description: 'Who suits the visitor, by what they said so far.',
  context: { preference: null, isPremium: false, bots: [] },
  on: {
    'company.wanted': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'keepWish', params: ({ event }) => event },
    },
    'company.translate': { target: '.loading' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The characters are on their way; those before stay.',
      tags: ['loading'],
      invoke: {
        id: 'loadCompany',
        src: 'loadCompany',
        input: ({ context: { preference } }) => ({ preference }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepBots', params: ({ event }) => ({ bots: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    deciding: {
      description: 'Is there anybody?',
      always: [{ guard: 'hasNobody', target: 'failed' }, { target: 'shown' }],
    },
    shown: { description: 'The characters are there, those who suit best first.' },
    failed: {
      description: 'They could not be had.',
      on: { 'company.retry': { target: 'loading' } },
    },
  },
});

export type CompanyRef = ActorRefFrom<typeof companyMachine>;
