import { sendTo, setup } from 'xstate';
import { callbackNotProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** What the browser does with the page as a whole. */
export type PageNotice =
  /** The browser put the page away, as for the back/forward cache, or froze it. */
  | { type: 'page.left' }
  | { type: 'page.returned' }
  /** The device or the page slept for this many milliseconds. */
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
  description:
    'Whether the page is on screen; a page that the browser has put away shows nothing of any user.',
  context: ({ input }) => input,
  invoke: { id: 'pageLife', src: 'pageLife' },
  on: {
    'page.woke': { actions: { type: 'tellOwner', params: ({ event }) => ({ notice: event }) } },
  },
  initial: 'shown',
  states: {
    shown: {
      description: 'The page is on screen, or in a background tab.',
      on: {
        'page.left': {
          target: 'away',
          actions: ['cover', { type: 'tellOwner', params: ({ event }) => ({ notice: event }) }],
        },
      },
    },
    away: {
      description:
        'The browser has put the page away; the page is covered, as someone else may bring it back.',
      meta: { noScreen: 'the browser has put the page away' },
      on: {
        'page.returned': {
          target: 'checking',
          actions: { type: 'tellOwner', params: ({ event }) => ({ notice: event }) },
        },
      },
    },
    checking: {
      description: 'The page is back; it stays covered until the session is checked.',
      meta: { noScreen: 'the page is covered until it is known whose session this is' },
      on: {
        'page.checked': { target: 'shown', actions: 'uncover' },
        'page.left': { target: 'away' },
      },
    },
  },
});
