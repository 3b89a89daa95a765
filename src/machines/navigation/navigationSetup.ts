import { assign, enqueueActions, log, sendTo, setup } from 'xstate';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { belowOverlay, formatAddress, overlayOf, parseAddress } from './address';
import type { Address, Overlay, OverlayName } from './address';
import { resolve } from './resolve';
import type { Resolution } from './resolve';
import { isSamePath } from './routes';
import type { Route, RouteRules } from './routes';

/** From the browser's history; `isOpened`: an overlay pushed this entry. */
export type HistoryEvent = { type: 'history.changed'; address: Address; isOpened: boolean };

export type HistoryChange = {
  type: 'history.push' | 'history.replace';
  to: string;
  isOpened: boolean;
};

export type HistoryCommand = HistoryChange | { type: 'history.back' };

export type NavigationEvent =
  | HistoryEvent
  | { type: 'navigation.go'; to: string; replace?: boolean }
  | { type: 'overlay.open'; name: OverlayName; params?: Readonly<Record<string, string>> }
  | { type: 'overlay.close' }
  /** The page at this path does not exist, such as a slug that the API does not know. */
  | { type: 'navigation.missing'; path: string }
  | { type: 'navigation.crashed'; message: string }
  /** A newer build than the one that runs is deployed; `loader` loads the next page from it. */
  | { type: 'navigation.outdated'; loader: Owner<HistoryChange> }
  /** The loader did not load the page, so the running build shows it. */
  | { type: 'navigation.stay'; change: HistoryChange }
  | { type: 'visitor.changed'; isAuthorized: boolean }
  /** The visitor logged out: goes home before the rules of the page that is left apply. */
  | { type: 'visitor.left' };

export type Place = { address: Address; route: Route; overlay: Overlay | null };

export type NavigationNotice =
  | { type: 'navigation.settled'; place: Place }
  | { type: 'navigation.lost' };

export type NavigationInput = {
  owner: Owner<NavigationNotice>;
  /** The address that the page was rendered for; the history reports the rest. */
  address?: Address | undefined;
};

export type NavigationContext = {
  owner: Owner<NavigationNotice>;
  /** Null until the manifest of the build is read. */
  rules: RouteRules | null;
  address: Address | null;
  isOpened: boolean;
  loader: Owner<HistoryChange> | null;
  isAuthorized: boolean | null;
  place: Place | null;
  /** What the error page says: the path for a 404, the message for anything else. */
  fault: string | null;
};

export const home: Address = { path: '/', search: '' };

/** The parts of the navigation; its states are in navigationMachine. */
export const navigation = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
    tags: {} as 'error',
  },
  actors: {
    history: callbackNotProvided<HistoryCommand>('history'),
    readRules: notProvided<RouteRules>('readRules'),
  },
  guards: {
    hasNoRules: ({ context }) => context.rules === null,
    isIncomplete: ({ context }) => context.address === null || context.isAuthorized === null,
    resolvesTo: ({ context }, params: { kind: Resolution['kind'] }) =>
      resolved(context).kind === params.kind,
    isHere: ({ context }, params: { path: string }) =>
      context.address !== null && isSamePath(context.address.path, params.path),
    isOverlayStacked: ({ context }) =>
      context.address !== null && overlayOf(belowOverlay(context.address).search) !== null,
    isOverlayOpen: ({ context }) => context.place?.overlay != null,
    isOverlayPushed: ({ context }) => context.place?.overlay != null && context.isOpened,
  },
  actions: {
    keepRules: assign((_, params: { rules: RouteRules }) => params),
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
    /** A defect of the build, logged once. */
    logFault: enqueueActions(({ context, enqueue }, { fault }: { fault: string }) => {
      if (context.fault !== fault) enqueue(log(fault));
    }),
    goHome: assign({ address: home, isOpened: false }),
    keepLoader: assign((_, params: { loader: Owner<HistoryChange> }) => ({
      loader: params.loader,
    })),
    go: enqueueActions(({ context, enqueue }, params: { to: string; replace?: boolean }) => {
      const change = changeFor(context, params);
      enqueue.sendTo(loaderFor(context, change) ?? 'history', change);
    }),
    stay: sendTo('history', (_, params: { change: HistoryChange }) => params.change),
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
});

export const resolved = (context: NavigationContext): Resolution =>
  resolve(context.address ?? home, context.rules ?? {}, {
    isAuthorized: context.isAuthorized === true,
  });

/**
 * A link may open an overlay over the page on screen; closing it then goes back. From one overlay to
 * another the history entry is the same, except over the persona form, to which Back returns. On an
 * error page an overlay opens over the home page.
 */
const changeFor = (
  { address, place, isOpened }: NavigationContext,
  { to, replace = false }: { to: string; replace?: boolean },
): HistoryChange => {
  const target = parseAddress(to);
  const isOverlayHere = target.path === address?.path && overlayOf(target.search) !== null;
  if (isOverlayHere && place === null)
    return {
      type: 'history.push',
      to: formatAddress({ ...home, search: target.search }),
      isOpened: true,
    };
  const isStacking =
    place?.overlay?.name === 'create' && overlayOf(belowOverlay(target).search) !== null;
  if (isOverlayHere && place?.overlay != null && !isStacking)
    return { type: 'history.replace', to, isOpened };
  return replace
    ? { type: 'history.replace', to, isOpened: false }
    : { type: 'history.push', to, isOpened: isOverlayHere };
};

/** An overlay over the same page is no reason to load the page again. */
const loaderFor = ({ address, loader }: NavigationContext, { to }: HistoryChange) =>
  isSamePath(parseAddress(to).path, address?.path ?? '') ? null : loader;
