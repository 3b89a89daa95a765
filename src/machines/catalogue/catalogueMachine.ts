import type { ActorRefFrom } from 'xstate';
import { pageSizes } from '../../../common/pageSizes';
import { isSameWall } from '../../../common/wallQuery';
import { eventItself } from '../shared/eventItself';
import { catalogue, everything } from './catalogueSetup';
import type { CharacterPage } from './catalogueSetup';

export type {
  CharacterPage,
  CatalogueContext,
  CatalogueEvent,
  CatalogueInput,
  CatalogueNews,
  CatalogueNotice,
  CatalogueQuery,
  TagCount,
  WallSuggestion,
} from './catalogueSetup';

const pageOf = ({ event }: { event: { output: CharacterPage } }) => ({ page: event.output });

const tellChosen = { type: 'tellSought', params: { isTyped: false } } as const;
const tellTyped = { type: 'tellSought', params: { isTyped: true } } as const;

const takeOffer = {
  guard: 'isUnfiltered',
  target: 'shown.exchanging',
  actions: {
    type: 'keepFirstPage',
    params: ({ event: { page } }: { event: { page: CharacterPage } }) => ({
      page,
      isEverybodys: true,
    }),
  },
} as const;

export const catalogueMachine = catalogue.createMachine({
  id: 'catalogue',
  description: 'The catalogue of characters: filtered, sorted and loaded page by page.',
  context: ({ input: { owner, page, query } }) => ({
    owner,
    query: isSameWall(query, everything) ? everything : { ...query, favourites: false },
    isEverybodys: page !== null,
    characters: page?.characters ?? [],
    next: page?.next ?? null,
    suggestions: page?.suggestions ?? [],
    tags: [],
    cachedAt: null,
  }),
  on: {
    'catalogue.introduce': {
      actions: { type: 'introduce', params: eventItself },
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the first page came with the app.',
      always: [{ guard: 'isEverybodys', target: 'open.list.shown' }, { target: 'closed' }],
    },

    closed: {
      description: 'Loads nothing until the visitor passes the age gate.',
      on: {
        'catalogue.open': { target: ['open.list.loading', 'open.filters.loading'] },
        'catalogue.show': {
          guard: { type: 'isAnotherQuery', params: eventItself },
          actions: { type: 'show', params: eventItself },
        },
      },
    },

    open: {
      description: 'The visitor may see the catalogue.',
      type: 'parallel',
      states: {
        list: {
          description: 'The characters that match the chosen filters.',
          initial: 'loading',
          on: {
            'catalogue.search': {
              target: '.settling',
              actions: { type: 'search', params: eventItself },
            },
            'catalogue.toggleTag': {
              target: '.loading',
              actions: [{ type: 'toggleTag', params: eventItself }, tellChosen],
            },
            'catalogue.toggleFavourites': { target: '.loading', actions: 'toggleFavourites' },
            'catalogue.sort': {
              target: '.loading',
              actions: [{ type: 'sort', params: eventItself }, tellChosen],
            },
            'catalogue.clearFilters': {
              target: '.loading',
              actions: ['clearFilters', tellChosen],
            },
            'catalogue.show': {
              guard: { type: 'isAnotherQuery', params: eventItself },
              target: '.loading',
              actions: { type: 'show', params: eventItself },
            },
            // Another user's catalogue may differ, so nothing of the one before stays.
            'catalogue.reload': { target: '.loading', actions: 'forgetPerson' },
            'persona.created': {
              actions: { type: 'prepend', params: eventItself },
            },
            'persona.changed': [
              {
                guard: { type: 'isShown', params: ({ event }) => event.character },
                actions: { type: 'replace', params: eventItself },
              },
              // Only the next search can tell whether it matches the filters.
              {
                guard: 'isWhole',
                actions: { type: 'prepend', params: eventItself },
              },
            ],
            'persona.removed': { actions: { type: 'remove', params: eventItself } },
          },
          states: {
            settling: {
              description: 'The user is typing; the search waits for a pause.',
              tags: ['loading'],
              after: { searchPause: { target: 'loading', actions: tellTyped } },
              on: {
                // The address is about to say what was typed.
                'catalogue.show': {},
                'catalogue.reload': { target: 'loading', actions: ['forgetPerson', tellTyped] },
              },
            },
            loading: {
              description: 'Loads the first page for the chosen filters.',
              tags: ['loading'],
              on: {
                'catalogue.offer': takeOffer,
                // The page that is loading may be older.
                'persona.changed': { target: 'loading', reenter: true },
                'persona.removed': { target: 'loading', reenter: true },
              },
              invoke: {
                id: 'loadFirstPage',
                src: 'loadCharacters',
                input: ({ context }) => ({
                  query: context.query,
                  size: pageSizes.wall,
                  cursor: null,
                }),
                onDone: [
                  {
                    guard: { type: 'isKept', params: pageOf },
                    target: 'cached',
                    actions: { type: 'keepFirstPage', params: pageOf },
                  },
                  { target: 'shown', actions: { type: 'keepFirstPage', params: pageOf } },
                ],
                onError: { target: 'failed', actions: 'forget' },
              },
            },
            cached: {
              description:
                'There is no connection: the copy kept on the device is shown; tries again after a pause.',
              tags: ['cached'],
              after: { catchUpPause: { target: 'loading' } },
              on: { 'catalogue.retry': { target: 'loading' } },
            },
            failed: {
              description: 'The first page failed to load; the user can try again.',
              tags: ['failed'],
              on: { 'catalogue.retry': { target: 'loading' }, 'catalogue.offer': takeOffer },
            },
            shown: {
              description: 'The characters are on screen.',
              initial: 'idle',
              on: {
                'catalogue.reload': { guard: 'isEverybodys', target: '.exchanging' },
                'catalogue.personalize': { guard: 'isEverybodys', target: '.exchanging' },
                'catalogue.reread': { target: '.rereading' },
              },
              states: {
                idle: {
                  description:
                    'More characters load when the user scrolls on, until the end of the list.',
                  on: { 'catalogue.more': { guard: 'hasMore', target: 'loadingMore' } },
                },
                loadingMore: {
                  description: 'Loads the next page.',
                  tags: ['busy'],
                  invoke: {
                    id: 'loadNextPage',
                    src: 'loadCharacters',
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
                  description:
                    "Loads the visitor's own first page; the page that everybody sees stays on screen.",
                  invoke: {
                    id: 'loadOwnPage',
                    src: 'loadCharacters',
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
                  description: 'Loads the first page again; the characters on screen stay.',
                  meta: { noScreen: 'the screen stays as it was' },
                  invoke: {
                    id: 'rereadFirstPage',
                    src: 'loadCharacters',
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
                  description:
                    'The next page failed to load; the characters on screen stay, and the user can try again.',
                  on: { 'catalogue.retry': { target: 'loadingMore' } },
                },
              },
            },
          },
        },

        filters: {
          description: 'The tags to filter by.',
          initial: 'waiting',
          on: {
            'catalogue.reload': { target: '.loading' },
            'persona.created': { target: '.loading' },
            'persona.changed': {
              guard: { type: 'isNew', params: ({ event }) => event.character },
              target: '.loading',
            },
            'persona.removed': {
              guard: { type: 'isShown', params: eventItself },
              target: '.loading',
            },
          },
          states: {
            waiting: {
              description:
                'The first page came with the app; waiting for the age gate before loading the tags.',
              meta: { noScreen: 'it looks as it does while the tags load' },
              on: { 'catalogue.open': { target: 'loading' } },
            },
            loading: {
              description: 'Loads the tags.',
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
            shown: { description: 'The tags are on screen.' },
            absent: {
              description:
                'The tags failed to load; the catalogue works without them, and the user can try again.',
              on: { 'catalogue.retry': { target: 'loading' } },
            },
          },
        },
      },
    },
  },
});

export type CatalogueRef = ActorRefFrom<typeof catalogueMachine>;
