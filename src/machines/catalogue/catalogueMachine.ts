import type { ActorRefFrom } from 'xstate';
import { pageSizes } from '../../../common/pageSizes';
import { catalogue, everything } from './catalogueSetup';
import type { BotPage } from './catalogueSetup';

export { sorts } from './catalogueSetup';
export type {
  BotPage,
  CatalogueContext,
  CatalogueEvent,
  CatalogueInput,
  CatalogueNews,
  CatalogueQuery,
  Sort,
  TagCount,
} from './catalogueSetup';

const pageOf = ({ event }: { event: { output: BotPage } }) => ({ page: event.output });

const takeOffer = {
  guard: 'isUnfiltered',
  target: 'shown.exchanging',
  actions: {
    type: 'keepFirstPage',
    params: ({ event: { page } }: { event: { page: BotPage } }) => ({ page, isEverybodys: true }),
  },
} as const;

export const catalogueMachine = catalogue.createMachine({
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
