import { assign, sendTo, setup, stateIn } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { AlertRaised } from '../alerts/alertsMachine';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type Favouring = { slug: string; isFavourite: boolean };

export type FavouritesEvent =
  | { type: 'favourites.open' }
  | { type: 'favourites.close' }
  | { type: 'favourites.reload' }
  | { type: 'favourites.retry' }
  /** The guest decided not to log in. */
  | { type: 'favourites.forgetWish' }
  | { type: 'favourite.toggle'; slug: string }
  /** From the event stream: a change made here or elsewhere. */
  | ({ type: 'favourite.changed' } & Favouring);

/** `login.wanted`: a guest wants a favourite, which needs a login. */
export type FavouritesNotice = AlertRaised | { type: 'login.wanted' };

export type FavouritesInput = { owner: Owner<FavouritesNotice> };

export type FavouritesContext = FavouritesInput & {
  /** As shown: changes that are still being saved already count. */
  slugs: readonly string[];
  /** The changes to save; the first one is being saved. */
  queue: readonly Favouring[];
  /** What changed while the list was loading; the list may be older. */
  news: readonly Favouring[];
  /** The character that a guest wants as a favourite; saved after the login. */
  wish: string | null;
};

const nothing = { slugs: [], queue: [], news: [] } satisfies Partial<FavouritesContext>;

export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    input: {} as FavouritesInput,
  },
  actors: {
    loadFavourites: notProvided<readonly string[]>('loadFavourites'),
    saveFavourite: notProvided<void, Favouring>('saveFavourite'),
  },
  guards: {
    isWaiting: ({ context }) => context.queue.length > 0,
    isLoading: stateIn({ open: { list: 'loading' } }),
  },
  actions: {
    keepWish: assign((_, params: { slug: string }) => ({ wish: params.slug })),
    forgetWish: assign({ wish: null }),
    grantWish: assign(({ context: { wish } }) =>
      wish === null
        ? {}
        : { ...nothing, wish: null, slugs: [wish], queue: [{ slug: wish, isFavourite: true }] },
    ),
    toggle: assign(({ context: { slugs, queue } }, { slug }: { slug: string }) => {
      const change = { slug, isFavourite: !slugs.includes(slug) };
      const [underWay, ...waiting] = queue;
      const others = waiting.filter((other) => other.slug !== slug);
      return {
        slugs: withChange(slugs, change),
        queue: [...(underWay ? [underWay] : []), ...others, change],
      };
    }),
    keepChange: assign(({ context }, { slug, isFavourite }: Favouring) => {
      // A choice made here that is not saved yet is newer than this event.
      const isOlder = context.queue.some((mine) => mine.slug === slug);
      return isOlder ? {} : { slugs: withChange(context.slugs, { slug, isFavourite }) };
    }),
    remember: assign(({ context }, { slug, isFavourite }: Favouring) => ({
      news: [...context.news, { slug, isFavourite }],
    })),
    rememberSaved: assign(({ context }) => ({
      news: [...context.news, ...context.queue.slice(0, 1)],
    })),
    forgetNews: assign({ news: [] }),
    keepList: assign(({ context }, params: { slugs: readonly string[] }) => ({
      slugs: [...context.news, ...context.queue].reduce(withChange, params.slugs),
    })),
    drop: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    undo: assign(({ context: { slugs, queue } }) => {
      const [failed, ...rest] = queue;
      const isOver = failed === undefined || rest.some(({ slug }) => slug === failed.slug);
      return {
        queue: rest,
        slugs: isOver
          ? slugs
          : withChange(slugs, { slug: failed.slug, isFavourite: !failed.isFavourite }),
      };
    }),
    forget: assign(nothing),
    askLogin: sendTo(({ context }: { context: FavouritesContext }) => context.owner, {
      type: 'login.wanted',
    }),
    tellFailed: sendTo(({ context }: { context: FavouritesContext }) => context.owner, {
      type: 'alert.raised',
      alert: { content: 'favouriteFailed', type: 'error' },
    }),
  },
}).createMachine({
  id: 'favourites',
  description:
    "The user's favourite characters; a change is shown at once and then saved on the server.",
  context: ({ input }) => ({ ...input, ...nothing, wish: null }),
  initial: 'closed',
  states: {
    closed: {
      description:
        'Nobody is logged in; choosing a favourite opens the login, and is saved after it.',
      on: {
        'favourites.open': { target: 'open', actions: 'grantWish' },
        'favourites.forgetWish': { actions: 'forgetWish' },
        'favourite.toggle': {
          actions: [{ type: 'keepWish', params: eventItself }, 'askLogin'],
        },
      },
    },
    open: {
      description: 'The user is logged in.',
      type: 'parallel',
      on: {
        'favourites.close': { target: 'closed', actions: 'forget' },
        'favourite.toggle': { actions: { type: 'toggle', params: eventItself } },
        'favourite.changed': { actions: { type: 'keepChange', params: eventItself } },
      },
      states: {
        list: {
          description: 'The favourites that the server has.',
          initial: 'loading',
          on: { 'favourites.reload': { target: '.loading' } },
          states: {
            loading: {
              description: 'Loads the favourites.',
              entry: 'forgetNews',
              on: {
                'favourite.changed': {
                  actions: [
                    { type: 'keepChange', params: eventItself },
                    { type: 'remember', params: eventItself },
                  ],
                },
              },
              invoke: {
                id: 'loadFavourites',
                src: 'loadFavourites',
                onDone: {
                  target: 'shown',
                  actions: { type: 'keepList', params: ({ event }) => ({ slugs: event.output }) },
                },
                onError: { target: 'absent' },
              },
            },
            shown: { description: 'The favourites are loaded.' },
            absent: {
              description:
                'The favourites failed to load; they are loaded again once the server can be reached.',
              on: { 'favourites.retry': { target: 'loading' } },
            },
          },
        },
        saving: {
          description: 'Saves the changes one by one, in the order of the clicks.',
          initial: 'idle',
          states: {
            idle: {
              description: 'Everything is saved.',
              always: { guard: 'isWaiting', target: 'busy' },
            },
            busy: {
              description: 'Saves one change.',
              invoke: {
                id: 'saveFavourite',
                src: 'saveFavourite',
                input: ({ context: { queue } }) => queue[0] ?? { slug: '', isFavourite: false },
                onDone: [
                  { guard: 'isLoading', target: 'idle', actions: ['rememberSaved', 'drop'] },
                  { target: 'idle', actions: 'drop' },
                ],
                onError: { target: 'idle', actions: ['undo', 'tellFailed'] },
              },
            },
          },
        },
      },
    },
  },
});

export type FavouritesRef = ActorRefFrom<typeof favouritesMachine>;

const withChange = (
  slugs: readonly string[],
  { slug, isFavourite }: Favouring,
): readonly string[] => {
  const others = slugs.filter((other) => other !== slug);
  return isFavourite ? [slug, ...others] : others;
};
