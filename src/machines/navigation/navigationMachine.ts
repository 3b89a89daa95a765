import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { callbackNotProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { formatAddress, overlayOf, parseAddress, withOverlay, withoutOverlay } from './address';
import type { Address, Overlay, OverlayName } from './address';
import { resolve } from './resolve';
import type { Resolution } from './resolve';
import { isSamePath } from './routes';
import type { Route, RouteRules } from './routes';

/** Told by the browser's history; `isOpened` says that this entry was pushed by an overlay. */
export type HistoryEvent = { type: 'history.changed'; address: Address; isOpened: boolean };

export type HistoryCommand =
  | { type: 'history.push'; to: string; isOpened: boolean }
  | { type: 'history.replace'; to: string; isOpened: boolean }
  | { type: 'history.back' };

export type NavigationEvent =
  | HistoryEvent
  | { type: 'navigation.go'; to: string; replace?: boolean }
  | { type: 'overlay.open'; name: OverlayName; params?: Readonly<Record<string, string>> }
  | { type: 'overlay.close' }
  /** The page at this path turned out not to exist, such as a slug that the API does not know. */
  | { type: 'navigation.missing'; path: string }
  | { type: 'navigation.crashed'; message: string }
  | { type: 'visitor.changed'; isAuthorized: boolean }
  /** The visitor logged out: home, before the rules of the page left behind are asked. */
  | { type: 'visitor.left' };

export type Place = { address: Address; route: Route; overlay: Overlay | null };

export type NavigationNotice =
  { type: 'navigation.settled'; place: Place } | { type: 'navigation.lost' };

export type NavigationInput = {
  owner: Owner<NavigationNotice>;
  rules: RouteRules;
  /** Where the page was filled for; the history tells the rest. */
  address?: Address | undefined;
};

export type NavigationContext = {
  owner: Owner<NavigationNotice>;
  rules: RouteRules;
  address: Address | null;
  isOpened: boolean;
  isAuthorized: boolean | null;
  place: Place | null;
  /** What the error page says: the path for a 404, the message for anything else. */
  fault: string | null;
};

const home: Address = { path: '/', search: '' };

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
    tags: {} as 'error',
  },
  actors: { history: callbackNotProvided<HistoryCommand>('history') },
  guards: {
    isIncomplete: ({ context }) => context.address === null || context.isAuthorized === null,
    resolvesTo: ({ context }, params: { kind: Resolution['kind'] }) =>
      resolved(context).kind === params.kind,
    isHere: ({ context }, params: { path: string }) =>
      context.address !== null && isSamePath(context.address.path, params.path),
    isOverlayOpen: ({ context }) => context.place?.overlay != null,
    isOverlayPushed: ({ context }) => context.place?.overlay != null && context.isOpened,
  },
  actions: {
    keepAddress: assign((_, params: { address: Address; isOpened: boolean }) => ({
      address: params.address,
      isOpened: params.isOpened,
    })),
    keepVisitor: assign((_, params: { isAuthorized: boolean }) => ({
      isAuthorized: params.isAuthorized,
    })),
    settle: assign(({ context }) => {
      const resolution = resolved(context);
      return resolution.kind === 'page' && context.address !== null
        ? {
            place: {
              address: context.address,
              route: resolution.route,
              overlay: resolution.overlay,
            },
            fault: null,
          }
        : {};
    }),
    keepFault: assign((_, params: { fault: string }) => ({ fault: params.fault, place: null })),
    goHome: assign({ address: home, isOpened: false }),
    go: sendTo(
      'history',
      (
        { context }: { context: NavigationContext },
        params: { to: string; replace?: boolean },
      ): HistoryCommand => commandFor(context, params),
    ),
    replace: sendTo('history', (_, params: { to: string }): HistoryCommand => ({
      type: 'history.replace',
      to: params.to,
      isOpened: false,
    })),
    back: sendTo('history', { type: 'history.back' }),
    tellSettled: sendTo(
      ({ context }: { context: NavigationContext }) => context.owner,
      ({ context }: { context: NavigationContext }): NavigationNotice =>
        context.place === null
          ? { type: 'navigation.lost' }
          : { type: 'navigation.settled', place: context.place },
    ),
    tellLost: sendTo(({ context }: { context: NavigationContext }) => context.owner, {
      type: 'navigation.lost',
    }),
  },
}).createMachine({
  id: 'navigation',
  description: 'Where the visitor is, by the rules of the build; every change of page passes here.',
  context: ({ input }) => ({
    ...input,
    address: input.address ?? null,
    isOpened: false,
    isAuthorized: null,
    place: null,
    fault: null,
  }),
  invoke: { id: 'history', src: 'history' },
  on: {
    'history.changed': {
      target: '.resolving',
      actions: { type: 'keepAddress', params: ({ event }) => event },
    },
    'visitor.changed': {
      target: '.resolving',
      actions: { type: 'keepVisitor', params: ({ event }) => event },
    },
    'visitor.left': {
      target: '.resolving',
      actions: [
        { type: 'keepVisitor', params: { isAuthorized: false } },
        'goHome',
        { type: 'replace', params: { to: '/' } },
      ],
    },
    'navigation.go': { actions: { type: 'go', params: ({ event }) => event } },
    'overlay.open': {
      actions: {
        type: 'go',
        params: ({ context, event }) => ({
          to: formatAddress(withOverlay(context.address ?? home, event.name, event.params)),
        }),
      },
    },
    'navigation.missing': {
      guard: { type: 'isHere', params: ({ event }) => event },
      target: '.missing',
      actions: { type: 'keepFault', params: ({ event }) => ({ fault: event.path }) },
    },
    'navigation.crashed': {
      target: '.broken',
      actions: { type: 'keepFault', params: ({ event }) => ({ fault: event.message }) },
    },
  },

  initial: 'starting',
  states: {
    starting: {
      description: 'Waiting to hear the address and whether someone is logged in.',
    },

    resolving: {
      description: 'The rules of the route decide what this address shows.',
      always: [
        { guard: 'isIncomplete', target: 'starting' },
        {
          guard: { type: 'resolvesTo', params: { kind: 'page' } },
          target: 'settled',
          actions: 'settle',
        },
        {
          guard: { type: 'resolvesTo', params: { kind: 'redirect' } },
          target: 'redirecting',
          actions: { type: 'replace', params: ({ context }) => ({ to: redirectOf(context) }) },
        },
        {
          guard: { type: 'resolvesTo', params: { kind: 'missing' } },
          target: 'missing',
          actions: {
            type: 'keepFault',
            params: ({ context }) => ({ fault: context.address?.path ?? '' }),
          },
        },
        {
          target: 'broken',
          actions: { type: 'keepFault', params: ({ context }) => ({ fault: brokenOf(context) }) },
        },
      ],
    },

    redirecting: {
      description: 'A rule sends the visitor elsewhere; the new address follows at once.',
    },

    settled: {
      description: 'The page of this address is shown, with its overlay if the query names one.',
      entry: 'tellSettled',
      on: {
        'overlay.close': [
          // Going back keeps the visitor's history as if the overlay had never been opened.
          { guard: 'isOverlayPushed', actions: 'back' },
          {
            guard: 'isOverlayOpen',
            actions: {
              type: 'replace',
              params: ({ context }) => ({
                to: formatAddress({
                  path: context.address?.path ?? '/',
                  search: withoutOverlay(context.address?.search ?? ''),
                }),
              }),
            },
          },
        ],
      },
    },

    missing: {
      description: 'There is no such page: "Page Not Found".',
      tags: ['error'],
      entry: 'tellLost',
    },

    broken: {
      description: 'The page could not be shown: "Internal Server Error".',
      tags: ['error'],
      entry: 'tellLost',
    },
  },
});

export type NavigationRef = ActorRefFrom<typeof navigationMachine>;

const resolved = (context: NavigationContext): Resolution =>
  resolve(context.address ?? home, context.rules, {
    isAuthorized: context.isAuthorized === true,
  });

const redirectOf = (context: NavigationContext): string => {
  const resolution = resolved(context);
  return resolution.kind === 'redirect' ? resolution.to : '/';
};

const brokenOf = (context: NavigationContext): string => {
  const resolution = resolved(context);
  return resolution.kind === 'broken' ? resolution.message : 'Internal Server Error';
};

/**
 * A link may open an overlay over the page that is shown; closing it then goes back. From one
 * overlay to another the entry is the same, and an error page sends an overlay home.
 */
const commandFor = (
  { address, place, isOpened }: NavigationContext,
  { to, replace = false }: { to: string; replace?: boolean },
): HistoryCommand => {
  const target = parseAddress(to);
  const isOverlayHere = target.path === address?.path && overlayOf(target.search) !== null;
  if (isOverlayHere && place === null)
    return {
      type: 'history.push',
      to: formatAddress({ ...home, search: target.search }),
      isOpened: true,
    };
  if (isOverlayHere && place?.overlay != null) return { type: 'history.replace', to, isOpened };
  return replace
    ? { type: 'history.replace', to, isOpened: false }
    : { type: 'history.push', to, isOpened: isOverlayHere };
};
