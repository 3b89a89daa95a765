import { assign, enqueueActions, setup } from 'xstate';
import type { ActorRefFrom, EventObject } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided } from '../shared/notProvided';
import type { Payload } from './payload';
import { preloadMachine } from './preloadMachine';
import type { PreloadNotice } from './preloadMachine';
import { fetchingOf, mayFetch, nextPages, without } from './queue';
import type { PrefetchContext, Visit } from './queue';

/** What the links of the page report: where the visitor may go next. */
export type LinkEvent =
  | { type: 'link.wanted'; path: string; isPointed: boolean }
  /** No link to it is in view, or under pointer or focus, any more. */
  | { type: 'link.left'; path: string };

export type NetworkEvent = { type: 'network.changed'; isSparing: boolean };

export type VisitEvent = { type: 'visit.changed'; visit: Visit };

/** The visitor is on a page whose first content was fetched ahead. */
export type VisitCommand = { type: 'payload.show'; payload: Payload };

export type PrefetchEvent = LinkEvent | NetworkEvent | VisitEvent | PreloadNotice;

const keepVisit = [
  { type: 'forgetOthers', params: ({ event }: { event: VisitEvent }) => event },
  { type: 'keepVisit', params: ({ event }: { event: VisitEvent }) => event },
  'show',
] as const;

export const prefetchMachine = setup({
  types: { context: {} as PrefetchContext, events: {} as PrefetchEvent },
  actors: {
    visit: callbackNotProvided<VisitCommand>('visit'),
    network: callbackNotProvided<EventObject>('network'),
    links: callbackNotProvided<EventObject>('links'),
    preload: preloadMachine,
  },
  guards: {
    mayFetch: ({ context }) => mayFetch(context),
    mayNotFetch: ({ context }) => !mayFetch(context),
  },
  actions: {
    /** Nothing stays from one user or language to the next. */
    forgetOthers: enqueueActions(({ context, enqueue }, { visit }: { visit: Visit }) => {
      const before = context.visit;
      if (before === null) return;
      const isOther = before.person !== null && before.person !== visit.person;
      if (!isOther && before.locale === visit.locale) return;
      for (const path of Object.keys(context.preloads)) enqueue.stopChild(path);
      enqueue.assign({ preloads: {}, payloads: {} });
    }),
    keepVisit: assign((_, { visit }: { visit: Visit }) => ({ visit })),
    show: enqueueActions(({ context: { visit, payloads }, enqueue }) => {
      const payload = payloads[visit?.path ?? ''];
      if (payload !== undefined) enqueue.sendTo('visit', { type: 'payload.show', payload });
    }),
    keepNetwork: assign((_, { isSparing }: { isSparing: boolean }) => ({ isSparing })),
    keepLink: assign(({ context }, params: { path: string; isPointed: boolean }) => ({
      links: { ...context.links, [params.path]: params.isPointed ? 'pointed' : 'seen' },
    })),
    leaveLink: enqueueActions(({ context, enqueue }, { path }: { path: string }) => {
      enqueue.assign({ links: without(context.links, path) });
      if (context.preloads[path] !== 'fetching') return;
      enqueue.stopChild(path);
      enqueue.assign({ preloads: without(context.preloads, path) });
    }),
    fill: enqueueActions(({ context, enqueue, self }) => {
      const pages = nextPages(context);
      for (const page of pages)
        enqueue.spawnChild('preload', { id: page.path, input: { owner: self, page } });
      const begun = pages.map(({ path }) => [path, 'fetching'] as const);
      enqueue.assign({ preloads: { ...context.preloads, ...Object.fromEntries(begun) } });
    }),
    keep: assign(({ context }, { path, payload }: { path: string; payload: Payload | null }) => ({
      preloads: { ...context.preloads, [path]: 'kept' },
      // A static host only has its own language.
      ...(payload !== null &&
        payload.locale === context.visit?.locale && {
          payloads: { ...context.payloads, [path]: payload },
        }),
    })),
    /** It is fetched again when a link to it comes into view or is pointed at again. */
    drop: enqueueActions(({ context, enqueue }, { path }: { path: string }) => {
      enqueue.stopChild(path);
      enqueue.assign({
        links: without(context.links, path),
        preloads: without(context.preloads, path),
        payloads: without(context.payloads, path),
      });
    }),
    abort: enqueueActions(({ context, enqueue }) => {
      const begun = fetchingOf(context);
      for (const path of begun) enqueue.stopChild(path);
      enqueue.assign({ links: {}, preloads: begun.reduce(without, context.preloads) });
    }),
  },
  delays: {
    /** How long a busy server is left alone. */
    busyPause: 60_000,
  },
}).createMachine({
  id: 'prefetch',
  description: 'Fetches the pages that links lead to before the visitor opens them (spec 4.16).',
  meta: { noScreen: 'users do not see what is fetched ahead' },
  context: { visit: null, isSparing: false, links: {}, preloads: {}, payloads: {} },
  invoke: [
    { id: 'visit', src: 'visit' },
    { id: 'network', src: 'network' },
  ],
  on: {
    'visit.changed': { actions: keepVisit },
    'network.changed': { actions: { type: 'keepNetwork', params: eventItself } },
    'preload.stale': { actions: { type: 'drop', params: eventItself } },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Fetches nothing: before the age gate, without a network, or to save data.',
      always: { guard: 'mayFetch', target: 'fetching' },
    },
    fetching: {
      description: 'Fetches the pages of links in view, those under the pointer first.',
      invoke: { id: 'links', src: 'links' },
      exit: 'abort',
      always: { guard: 'mayNotFetch', target: 'resting' },
      on: {
        'visit.changed': { actions: [...keepVisit, 'fill'] },
        'link.wanted': {
          actions: [{ type: 'keepLink', params: eventItself }, 'fill'],
        },
        'link.left': {
          actions: [{ type: 'leaveLink', params: eventItself }, 'fill'],
        },
        'preload.done': { actions: [{ type: 'keep', params: eventItself }, 'fill'] },
        'preload.refused': { target: 'yielding' },
      },
    },
    yielding: {
      description: 'The server is busy; waits a while before fetching more.',
      always: { guard: 'mayNotFetch', target: 'resting' },
      after: { busyPause: { target: 'fetching' } },
    },
  },
});

export type PrefetchRef = ActorRefFrom<typeof prefetchMachine>;

/** Sent to the root, which looks up whether a page was fetched ahead. */
export type PrefetchArrived = { type: 'prefetch.arrived'; prefetch: PrefetchRef };
