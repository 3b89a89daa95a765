import { sendTo, setup } from 'xstate';
import { callbackNotProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** What the browser does with the page as a whole. */
export type PageNotice =
  /** It was put away, as for the back/forward cache, or frozen. */
  | { type: 'page.left' }
  | { type: 'page.returned' }
  /** The device slept for so many milliseconds, or the page did. */
  | { type: 'page.woke'; sleptMs: number };

export type PageCommand = { type: 'page.cover' } | { type: 'page.uncover' };

export type PageEvent =
  | PageNotice
  /** The session is still the one that is on screen, or the screen has changed with it. */
  | { type: 'page.checked' };

export type PageInput = { owner: Owner<PageNotice> };

export const pageMachine = setup({
  types: {
    context: {} as PageInput,
    events: {} as PageEvent,
    input: {} as PageInput,
  },
  actors: { pageLife: callbackNotProvided<PageCommand>('pageLife') },
  actions: {
    cover: sendTo('pageLife', { type: 'page.cover' }),
    uncover: sendTo('pageLife', { type: 'page.uncover' }),
    tellOwner: sendTo(
      ({ context }: { context: PageInput }) => context.owner,
      (_, params: { notice: PageNotice }) => params.notice,
    ),
  },
}).createMachine({
  id: 'page',
  description: 'Whether the page is on screen; one that was put away shows nothing of anybody.',
  context: ({ input }) => input,
  invoke: { id: 'pageLife', src: 'pageLife' },
  on: {
    'page.woke': { actions: { type: 'tellOwner', params: ({ event }) => ({ notice: event }) } },
  },
  initial: 'shown',
  states: {
    shown: {
      description: 'The page is on screen, or in a tab behind.',
      on: {
        'page.left': {
          target: 'away',
          actions: ['cover', { type: 'tellOwner', params: ({ event }) => ({ notice: event }) }],
        },
      },
    },
    away: {
      description: 'The browser has put the page away; it is covered, for whoever brings it back.',
      on: {
        'page.returned': {
          target: 'checking',
          actions: { type: 'tellOwner', params: ({ event }) => ({ notice: event }) },
        },
      },
    },
    checking: {
      description: 'The page is back, and covered until it is known whose session this is.',
      on: {
        'page.checked': { target: 'shown', actions: 'uncover' },
        'page.left': { target: 'away' },
      },
    },
  },
});
