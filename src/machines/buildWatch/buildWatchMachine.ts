import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { HistoryChange, NavigationEvent } from '../navigation/navigationMachine';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** What happens to the tab that the page is in. */
export type TabFact =
  /** It is looked at again. */
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  /** What is written would be lost: the page stays as it is. */
  | { type: 'tab.kept'; change: HistoryChange };

export type BuildWatchEvent =
  | TabFact
  /** By the navigation: the page that is opened next. */
  | HistoryChange
  | { type: 'build.reload' }
  | { type: 'build.dismiss' };

export type TabCommand = { type: 'tab.reload' } | { type: 'tab.load'; change: HistoryChange };

/** What the server says of the build that is deployed. */
export type BuildAnswer = { kind: 'same' } | { kind: 'newer' };

export type BuildWatchInput = { navigation: Owner<NavigationEvent> };

const load = {
  actions: { type: 'load', params: ({ event }: { event: HistoryChange }) => ({ change: event }) },
} as const;

const stay = {
  actions: { type: 'stay', params: ({ event }: { event: HistoryChange }) => ({ change: event }) },
} as const;

export const buildWatchMachine = setup({
  types: {
    context: {} as BuildWatchInput,
    events: {} as BuildWatchEvent,
    input: {} as BuildWatchInput,
    tags: {} as 'notice',
  },
  actors: {
    tab: callbackNotProvided<TabCommand>('tab'),
    askLatest: notProvided<BuildAnswer>('askLatest'),
  },
  guards: {
    isNewer: (_, params: { answer: BuildAnswer }) => params.answer.kind === 'newer',
  },
  actions: {
    reload: sendTo('tab', { type: 'tab.reload' }),
    load: sendTo('tab', (_, { change }: { change: HistoryChange }): TabCommand => ({
      type: 'tab.load',
      change,
    })),
    stay: sendTo(
      ({ context }: { context: BuildWatchInput }) => context.navigation,
      (_, { change }: { change: HistoryChange }): NavigationEvent => ({
        type: 'navigation.stay',
        change,
      }),
    ),
    tellOutdated: sendTo(
      ({ context }: { context: BuildWatchInput }) => context.navigation,
      ({ self }): NavigationEvent => ({ type: 'navigation.outdated', loader: self }),
    ),
  },
  delays: {
    /** Between two questions for the latest build (spec 4.16). */
    askingPause: 3_600_000,
  },
}).createMachine({
  id: 'buildWatch',
  description: 'Finds out that the page is of a build before the one that is deployed.',
  context: ({ input }) => input,
  invoke: { id: 'tab', src: 'tab' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'As far as is known the page is of the latest build.',
      after: { askingPause: { target: 'asking' } },
      on: {
        'tab.returned': { target: 'asking' },
        'network.offline': { target: 'offline' },
      },
    },
    asking: {
      description: 'The server is asked which build is the latest; no answer is as good as none.',
      invoke: {
        id: 'askLatest',
        src: 'askLatest',
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ answer: event.output }) },
            target: 'outdated',
          },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
      on: { 'network.offline': { target: 'offline' } },
    },
    offline: {
      description: 'There is no network, so nothing is asked.',
      on: { 'network.online': { target: 'asking' } },
    },
    outdated: {
      description: 'There is a new version; the next page that is opened is of it.',
      entry: 'tellOutdated',
      on: {
        'history.push': load,
        'history.replace': load,
        'tab.kept': { actions: { type: 'stay', params: ({ event }) => event } },
      },
      initial: 'noticed',
      states: {
        noticed: {
          description: 'A quiet notice offers to reload.',
          tags: ['notice'],
          on: {
            'build.reload': { actions: 'reload' },
            'build.dismiss': { target: 'dismissed' },
            'network.offline': { target: 'cutOff' },
          },
        },
        cutOff: {
          description: 'Without a network nothing can be loaded, so the notice is put aside.',
          on: {
            'network.online': { target: 'noticed' },
            'history.push': stay,
            'history.replace': stay,
          },
        },
        dismissed: {
          description: 'The visitor put the notice away.',
          on: { 'network.offline': { target: 'dismissedCutOff' } },
        },
        dismissedCutOff: {
          description: 'The notice was put away, and without a network nothing can be loaded.',
          on: {
            'network.online': { target: 'dismissed' },
            'history.push': stay,
            'history.replace': stay,
          },
        },
      },
    },
  },
});

export type BuildWatchRef = ActorRefFrom<typeof buildWatchMachine>;
