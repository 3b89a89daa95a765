import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { pageSizes } from '../../../common/pageSizes';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { Bot, BotIntroduced } from './bot';

/** spec 4.2: the first page, and each page after it. */

export const sorts = ['popular', 'new', 'name'] as const;
export type Sort = (typeof sorts)[number];

export type CatalogueQuery = {
  q: string;
  tags: readonly string[];
  sort: Sort;
  /** Only the user's favourites. */
  favourites: boolean;
};

/** `keptAt`: when it was what the server said, in milliseconds since 1970, if this device kept it. */
export type BotPage = { bots: readonly Bot[]; next: string | null; keptAt?: number | undefined };

export type TagCount = { tag: string; count: number };

/** What becomes of one's own characters changes the wall. */
export type CatalogueNews =
  /** Another visitor, or another language. */
  | { type: 'catalogue.reload' }
  /** The visitor of this page is known from an earlier one. */
  | { type: 'catalogue.personalize' }
  /** News of it may have been missed. */
  | { type: 'catalogue.reread' }
  /** Made here: it is shown whatever is looked for. */
  | { type: 'persona.created'; bot: Bot }
  /** As it is now; told for one that was made or changed in another tab as well. */
  | { type: 'persona.changed'; bot: Bot }
  | { type: 'persona.removed'; id: string };

export type CatalogueEvent =
  | CatalogueNews
  /** The age gate is open: the catalogue may load. */
  | { type: 'catalogue.open' }
  | { type: 'catalogue.search'; q: string }
  | { type: 'catalogue.toggleTag'; tag: string }
  | { type: 'catalogue.toggleFavourites' }
  | { type: 'catalogue.sort'; sort: Sort }
  | { type: 'catalogue.clearFilters' }
  | { type: 'catalogue.more' }
  | { type: 'catalogue.retry' }
  | { type: 'catalogue.introduce'; slug: string; to: Owner<BotIntroduced> }
  /** The first page as everybody sees it, fetched ahead. */
  | { type: 'catalogue.offer'; page: BotPage };

/** `page`: the first page, where it is at hand from the start because the gate is open. */
export type CatalogueInput = { page: BotPage | null };

export type CatalogueContext = {
  query: CatalogueQuery;
  /** Nothing of it was asked for in anybody's name. */
  isEverybodys: boolean;
  bots: readonly Bot[];
  next: string | null;
  tags: readonly TagCount[];
  /** What is shown was kept on this device, and when. */
  keptAt: number | null;
};

const everything: CatalogueQuery = { q: '', tags: [], sort: 'popular', favourites: false };

const pageOf = ({ event }: { event: { output: BotPage } }) => ({ page: event.output });

const takeOffer = {
  guard: 'isUnfiltered',
  target: 'shown.exchanging',
  actions: {
    type: 'keepFirstPage',
    params: ({ event: { page } }: { event: { page: BotPage } }) => ({ page, isEverybodys: true }),
  },
} as const;

export const catalogueMachine = setup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    input: {} as CatalogueInput,
    tags: {} as 'loading' | 'busy' | 'failed' | 'kept',
  },
  actors: {
    loadBots: notProvided<BotPage, { query: CatalogueQuery; size: number; cursor: string | null }>(
      'loadBots',
    ),
    loadTags: notProvided<readonly TagCount[]>('loadTags'),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
    isKept: (_, params: { page: BotPage }) => params.page.keptAt !== undefined,
    isEverybodys: ({ context }) => context.isEverybodys,
    /** As a visitor finds it; a member's own list is never everybody's. */
    isUnfiltered: ({ context }) => context.query === everything,
    /** Everybody is looked for. */
    isWhole: ({ context: { query } }) =>
      query.q.trim() === '' && query.tags.length === 0 && !query.favourites,
    isShown: ({ context }, { id }: { id: string }) => context.bots.some((bot) => bot.id === id),
    isNew: ({ context }, { id }: { id: string }) => context.bots.every((bot) => bot.id !== id),
  },
  actions: {
    keepFirstPage: assign((_, params: { page: BotPage; isEverybodys?: boolean }) => ({
      bots: params.page.bots,
      next: params.page.next,
      keptAt: params.page.keptAt ?? null,
      isEverybodys: params.isEverybodys === true,
    })),
    /** One's own stand first, and are as the page has them; the others stay as far as they were read. */
    keepReread: assign(({ context }, { page }: { page: BotPage }) => ({
      bots: merged(
        page.bots,
        context.bots.filter(({ kind }) => kind === 'official'),
      ),
      next: context.bots.length > pageSizes.wall ? context.next : page.next,
      isEverybodys: false,
    })),
    keepNextPage: assign(({ context }, params: { page: BotPage }) => ({
      bots: merged(context.bots, params.page.bots),
      next: params.page.next,
      isEverybodys: false,
    })),
    keepTags: assign((_, params: { tags: readonly TagCount[] }) => ({ tags: params.tags })),
    search: assign(({ context }, params: { q: string }) => ({
      query: { ...context.query, q: params.q },
    })),
    toggleTag: assign(({ context }, params: { tag: string }) => ({
      query: { ...context.query, tags: toggled(context.query.tags, params.tag) },
    })),
    toggleFavourites: assign(({ context: { query } }) => ({
      query: { ...query, favourites: !query.favourites },
    })),
    sort: assign(({ context }, params: { sort: Sort }) => ({
      query: { ...context.query, sort: params.sort },
    })),
    clearFilters: assign(({ context }) => ({ query: { ...everything, sort: context.query.sort } })),
    forget: assign({ bots: [], next: null, keptAt: null }),
    forgetPerson: assign(({ context }) => ({
      bots: [],
      next: null,
      keptAt: null,
      query: { ...context.query, favourites: false },
    })),
    prepend: assign(({ context }, params: { bot: Bot }) => ({
      bots: [params.bot, ...context.bots.filter(({ id }) => id !== params.bot.id)],
      isEverybodys: false,
    })),
    replace: assign(({ context }, params: { bot: Bot }) => ({
      bots: context.bots.map((bot) => (bot.id === params.bot.id ? params.bot : bot)),
    })),
    remove: assign(({ context }, { id }: { id: string }) => ({
      bots: context.bots.filter((bot) => bot.id !== id),
    })),
    introduce: sendTo(
      (_, params: { slug: string; to: Owner<BotIntroduced> }) => params.to,
      ({ context }: { context: CatalogueContext }, params: { slug: string }): BotIntroduced => ({
        type: 'bot.introduced',
        card: context.bots.find(({ slug }) => slug === params.slug) ?? null,
      }),
    ),
  },
  delays: {
    /** Typing pauses this long before the search goes out. */
    searchPause: 250,
    /** Between two attempts at more than what the device kept. */
    catchUpPause: 5_000,
  },
}).createMachine({
  id: 'catalogue',
  description: 'The wall of characters: filtered, sorted, and read page by page.',
  context: ({ input: { page } }) => ({
    query: everything,
    isEverybodys: page !== null,
    bots: page?.bots ?? [],
    next: page?.next ?? null,
    tags: [],
    keptAt: null,
  }),
  on: {
    'catalogue.introduce': {
      actions: { type: 'introduce', params: ({ event }) => event },
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Is the first page at hand?',
      always: [{ guard: 'isEverybodys', target: 'open.list.shown' }, { target: 'closed' }],
    },

    closed: {
      description: 'Nothing is loaded before the age gate is open.',
      on: { 'catalogue.open': { target: ['open.list.loading', 'open.filters.loading'] } },
    },

    open: {
      description: 'The catalogue may be looked at.',
      type: 'parallel',
      states: {
        list: {
          description: 'The characters of the chosen filters.',
          initial: 'loading',
          on: {
            'catalogue.search': {
              target: '.settling',
              actions: { type: 'search', params: ({ event }) => event },
            },
            'catalogue.toggleTag': {
              target: '.loading',
              actions: { type: 'toggleTag', params: ({ event }) => event },
            },
            'catalogue.toggleFavourites': { target: '.loading', actions: 'toggleFavourites' },
            'catalogue.sort': {
              target: '.loading',
              actions: { type: 'sort', params: ({ event }) => event },
            },
            'catalogue.clearFilters': { target: '.loading', actions: 'clearFilters' },
            // Another person's catalogue may differ, so nothing of the first one stays.
            'catalogue.reload': { target: '.loading', actions: 'forgetPerson' },
            'persona.created': {
              actions: { type: 'prepend', params: ({ event }) => event },
            },
            'persona.changed': [
              {
                guard: { type: 'isShown', params: ({ event }) => event.bot },
                actions: { type: 'replace', params: ({ event }) => event },
              },
              // Whether it is among what is looked for, the next search tells.
              {
                guard: 'isWhole',
                actions: { type: 'prepend', params: ({ event }) => event },
              },
            ],
            'persona.removed': { actions: { type: 'remove', params: ({ event }) => event } },
          },
          states: {
            settling: {
              description: 'Someone is typing; the search waits for a pause.',
              tags: ['loading'],
              after: { searchPause: { target: 'loading' } },
            },
            loading: {
              description: 'The first page of this filter is on its way.',
              tags: ['loading'],
              on: {
                'catalogue.offer': takeOffer,
                // What is on its way may be older.
                'persona.changed': { target: 'loading', reenter: true },
                'persona.removed': { target: 'loading', reenter: true },
              },
              invoke: {
                id: 'loadFirstPage',
                src: 'loadBots',
                input: ({ context }) => ({
                  query: context.query,
                  size: pageSizes.wall,
                  cursor: null,
                }),
                onDone: [
                  {
                    guard: { type: 'isKept', params: pageOf },
                    target: 'kept',
                    actions: { type: 'keepFirstPage', params: pageOf },
                  },
                  { target: 'shown', actions: { type: 'keepFirstPage', params: pageOf } },
                ],
                onError: { target: 'failed', actions: 'forget' },
              },
            },
            kept: {
              description:
                'No line: what the device kept is shown, and asked for again in a moment.',
              tags: ['kept'],
              after: { catchUpPause: { target: 'loading' } },
              on: { 'catalogue.retry': { target: 'loading' } },
            },
            failed: {
              description: 'The first page could not be had.',
              tags: ['failed'],
              on: { 'catalogue.retry': { target: 'loading' }, 'catalogue.offer': takeOffer },
            },
            shown: {
              description: 'Characters are shown.',
              initial: 'idle',
              on: {
                'catalogue.reload': { guard: 'isEverybodys', target: '.exchanging' },
                'catalogue.personalize': { guard: 'isEverybodys', target: '.exchanging' },
                'catalogue.reread': { target: '.rereading' },
              },
              states: {
                idle: {
                  description: 'More may be asked for by scrolling on, until the end.',
                  on: { 'catalogue.more': { guard: 'hasMore', target: 'loadingMore' } },
                },
                loadingMore: {
                  description: 'The next page is on its way.',
                  tags: ['busy'],
                  invoke: {
                    id: 'loadNextPage',
                    src: 'loadBots',
                    input: ({ context }) => ({
                      query: context.query,
                      size: pageSizes.wallMore,
                      cursor: context.next,
                    }),
                    onDone: {
                      target: 'idle',
                      actions: { type: 'keepNextPage', params: pageOf },
                    },
                    onError: { target: 'moreFailed' },
                  },
                },
                exchanging: {
                  description: 'What everybody sees stays until the visitor’s own page is there.',
                  invoke: {
                    id: 'loadOwnPage',
                    src: 'loadBots',
                    input: ({ context }) => ({
                      query: context.query,
                      size: pageSizes.wall,
                      cursor: null,
                    }),
                    onDone: {
                      target: 'idle',
                      actions: { type: 'keepFirstPage', params: pageOf },
                    },
                    onError: { target: 'idle' },
                  },
                },
                rereading: {
                  description: 'The beginning is read again; what is shown stays meanwhile.',
                  invoke: {
                    id: 'rereadFirstPage',
                    src: 'loadBots',
                    input: ({ context }) => ({
                      query: context.query,
                      size: pageSizes.wall,
                      cursor: null,
                    }),
                    onDone: { target: 'idle', actions: { type: 'keepReread', params: pageOf } },
                    onError: { target: 'idle' },
                  },
                },
                moreFailed: {
                  description: 'The next page could not be had; what is shown stays.',
                  on: { 'catalogue.retry': { target: 'loadingMore' } },
                },
              },
            },
          },
        },

        filters: {
          description: 'The tags to choose from.',
          initial: 'waiting',
          on: {
            'catalogue.reload': { target: '.loading' },
            'persona.created': { target: '.loading' },
            'persona.changed': {
              guard: { type: 'isNew', params: ({ event }) => event.bot },
              target: '.loading',
            },
            'persona.removed': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: '.loading',
            },
          },
          states: {
            waiting: {
              description: 'The first page came before it is known who looks at it.',
              on: { 'catalogue.open': { target: 'loading' } },
            },
            loading: {
              description: 'The tags to filter by are on their way.',
              invoke: {
                id: 'loadTags',
                src: 'loadTags',
                onDone: {
                  target: 'shown',
                  actions: { type: 'keepTags', params: ({ event }) => ({ tags: event.output }) },
                },
                onError: { target: 'absent' },
              },
            },
            shown: { description: 'The tags are shown.' },
            absent: {
              description: 'The catalogue works without its tags until it is asked for again.',
              on: { 'catalogue.retry': { target: 'loading' } },
            },
          },
        },
      },
    },
  },
});

export type CatalogueRef = ActorRefFrom<typeof catalogueMachine>;

const merged = (bots: readonly Bot[], more: readonly Bot[]): readonly Bot[] => {
  const known = new Set(bots.map(({ id }) => id));
  return [...bots, ...more.filter(({ id }) => !known.has(id))];
};

const toggled = (tags: readonly string[], tag: string): readonly string[] =>
  tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
