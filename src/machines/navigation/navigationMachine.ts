import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { callbackNotProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { formatAddress, overlayOf, parseAddress, withOverlay, withoutOverlay } from './address';
import type { Address, Overlay, OverlayName } from './address';
import { resolve } from './resolve';
import type { Resolution } from './resolve';
import type { Route, RouteRules } from './routes';

/** Told by the browser's history; `isOpened` says that this entry was pushed by an overlay. */
export type HistoryEvent = { type: 'history.changed'; address: Address; isOpened: boolean };

export type HistoryCommand =
  | { type: 'history.push'; to: string; isOpened: boolean }
  | { type: 'history.replace'; to: string }
  | { type: 'history.back' };

export type NavigationEvent =
  | HistoryEvent
  | { type: 'navigation.go'; to: string; replace?: boolean }
  | { type: 'overlay.open'; name: OverlayName; params?: Readonly<Record<string, string>> }
  | { type: 'overlay.close' }
  /** The page at this path turned out not to exist, such as a slug that the API does not know. */
  | { type: 'navigation.missing'; path: string }
  | { type: 'navigation.crashed'; message: string }
  | { type: 'visitor.changed'; isAuthorized: boolean };

export type Place = { address: Address; route: Route; overlay: Overlay | null };

export type NavigationNotice =
  { type: 'navigation.settled'; place: Place } | { type: 'navigation.lost' };

export type NavigationInput = { owner: Owner<NavigationNotice>; rules: RouteRules };

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
    isHere: ({ context }, params: { path: string }) => context.address?.path === params.path,
    isOverlayOpen: ({ context }) => context.place?.overlay != null,
    isOverlayPushed: ({ context }) => context.place?.overlay != null && context.isOpened,
    mayReplace: (_, params: { replace?: boolean }) => params.replace === true,
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
    push: sendTo('history', (_, params: { to: string; isOpened: boolean }): HistoryCommand => ({
      type: 'history.push',
      ...params,
    })),
    replace: sendTo('history', (_, params: { to: string }): HistoryCommand => ({
      type: 'history.replace',
      to: params.to,
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
    address: null,
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
    'navigation.go': [
      {
        guard: { type: 'mayReplace', params: ({ event }) => event },
        actions: { type: 'replace', params: ({ event }) => event },
      },
      {
        actions: {
          type: 'push',
          params: ({ context, event }) => ({
            to: event.to,
            isOpened: opensOverlay(context, event.to),
          }),
        },
      },
    ],
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
        'overlay.open': {
          actions: {
            type: 'push',
            params: ({ context, event }) => ({
              to: formatAddress(
                withOverlay(context.address ?? { path: '/', search: '' }, event.name, event.params),
              ),
              isOpened: true,
            }),
          },
        },
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
  resolve(context.address ?? { path: '/', search: '' }, context.rules, {
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

/** A link may open an overlay over the page that is shown; closing it then goes back as well. */
const opensOverlay = ({ address, place }: NavigationContext, to: string): boolean => {
  const target = parseAddress(to);
  return (
    target.path === address?.path && place?.overlay === null && overlayOf(target.search) !== null
  );
};
