import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { belowOverlay, formatAddress, withOverlay } from './address';
import { home, navigation, resolved } from './navigationSetup';
import type { HistoryEvent, NavigationContext } from './navigationSetup';

export type {
  HistoryChange,
  HistoryCommand,
  HistoryEvent,
  NavigationEvent,
  NavigationNotice,
  Place,
} from './navigationSetup';

const keepAddress = {
  type: 'keepAddress',
  params: ({ event }: { event: HistoryEvent }) => event,
} as const;

const keepVisitor = {
  type: 'keepVisitor',
  params: ({ event }: { event: { isAuthorized: boolean } }) => event,
} as const;

const leave = [
  { type: 'keepVisitor', params: { isAuthorized: false } },
  'goHome',
  { type: 'replace', params: { to: '/' } },
] as const;

const noRules = { fault: 'The route rules of this build could not be read.' };

const unreadable = [
  { type: 'logFault', params: noRules },
  { type: 'keepFault', params: noRules },
] as const;

export const navigationMachine = navigation.createMachine({
  id: 'navigation',
  description:
    'Where the visitor is, by the route rules of the build; every change of page goes through here.',
  context: ({ input }) => ({
    ...input,
    rules: null,
    address: input.address ?? null,
    isOpened: false,
    loader: null,
    isAuthorized: null,
    place: null,
    fault: null,
  }),
  invoke: { id: 'history', src: 'history' },
  on: {
    'history.changed': { target: '.resolving', actions: keepAddress },
    'visitor.changed': { target: '.resolving', actions: keepVisitor },
    'visitor.left': { target: '.resolving', actions: leave },
    'navigation.outdated': {
      actions: { type: 'keepLoader', params: ({ event }) => ({ loader: event.loader }) },
    },
    'navigation.stay': {
      actions: { type: 'stay', params: ({ event }) => ({ change: event.change }) },
    },
    'navigation.go': { actions: { type: 'go', params: eventItself } },
    'overlay.open': {
      actions: {
        type: 'go',
        params: ({ context, event }) => ({
          to: formatAddress(withOverlay(context.address ?? home, event.name, event.params)),
        }),
      },
    },
    'navigation.missing': {
      guard: { type: 'isHere', params: eventItself },
      target: '.missing',
      actions: { type: 'keepFault', params: ({ event }) => ({ fault: event.path }) },
    },
    'navigation.crashed': {
      target: '.broken',
      actions: { type: 'keepFault', params: ({ event }) => ({ fault: event.message }) },
    },
  },

  initial: 'learning',
  states: {
    learning: {
      description: 'Loads which pages this build has, and what each of them requires.',
      on: {
        'history.changed': { actions: keepAddress },
        'visitor.changed': { actions: keepVisitor },
        'visitor.left': { actions: leave },
      },
      invoke: {
        id: 'readRules',
        src: 'readRules',
        onDone: {
          target: 'resolving',
          actions: { type: 'keepRules', params: ({ event }) => ({ rules: event.output }) },
        },
        onError: { target: 'broken', actions: unreadable },
      },
    },

    starting: {
      description: 'Waiting for the address, and for whether someone is logged in.',
    },

    resolving: {
      description: 'Decides by the route rules what this address shows.',
      always: [
        { guard: 'hasNoRules', target: 'learning' },
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
          actions: [
            { type: 'logFault', params: ({ context }) => ({ fault: brokenOf(context) }) },
            { type: 'keepFault', params: ({ context }) => ({ fault: brokenOf(context) }) },
          ],
        },
      ],
    },

    redirecting: {
      description: 'A rule sends the visitor elsewhere; waiting for the new address.',
      meta: { noScreen: 'it is passed through at once' },
    },

    settled: {
      description:
        'The page of this address is on screen, with its overlay if the query names one.',
      entry: 'tellSettled',
      on: {
        'overlay.close': [
          // Going back leaves the history as if the overlay had never been opened.
          { guard: 'isOverlayPushed', actions: 'back' },
          {
            guard: 'isOverlayStacked',
            actions: { type: 'go', params: ({ context }) => ({ to: belowOf(context) }) },
          },
          {
            guard: 'isOverlayOpen',
            actions: {
              type: 'replace',
              params: ({ context }) => ({ to: belowOf(context) }),
            },
          },
        ],
      },
    },

    missing: {
      description: 'There is no such page; the screen says "Page Not Found".',
      tags: ['error'],
      entry: 'tellLost',
    },

    broken: {
      description: 'The page could not be shown; the screen says "Internal Server Error".',
      tags: ['error'],
      entry: 'tellLost',
    },
  },
});

export type NavigationRef = ActorRefFrom<typeof navigationMachine>;

const belowOf = ({ address }: NavigationContext): string =>
  formatAddress(belowOverlay(address ?? home));

const redirectOf = (context: NavigationContext): string => {
  const resolution = resolved(context);
  return resolution.kind === 'redirect' ? resolution.to : '/';
};

const brokenOf = (context: NavigationContext): string => {
  const resolution = resolved(context);
  return resolution.kind === 'broken' ? resolution.message : 'Internal Server Error';
};
