import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { HistoryChange, NavigationEvent } from '../navigation/navigationMachine';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** What happens to the browser tab of the page. */
export type TabFact =
  /** The user is back in the tab. */
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  /** A reload would lose unsaved text, so the page stays as it is. */
  | { type: 'tab.kept'; change: HistoryChange };

export type BuildWatchEvent =
  | TabFact
  /** From the navigation: the page to open next. */
  | HistoryChange
  | { type: 'build.reload' }
  | { type: 'build.dismiss' };

export type TabCommand = { type: 'tab.reload' } | { type: 'tab.load'; change: HistoryChange };

/** What the server says about the deployed build. */
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
    /** The pause between two checks for the latest build (spec 4.16). */
    askingPause: 3_600_000,
  },
}).createMachine({
  id: 'buildWatch',
  description: 'Finds out that a newer build than the one of this page is deployed.',
  context: ({ input }) => input,
  invoke: { id: 'tab', src: 'tab' },
  initial: 'waiting',
  states: {
    waiting: {
      description:
        'The page has the latest known build; checks again in an hour or when the user returns to the tab.',
      meta: { noScreen: 'there is nothing to say' },
      after: { askingPause: { target: 'asking' } },
      on: {
        'tab.returned': { target: 'asking' },
        'network.offline': { target: 'offline' },
      },
    },
    asking: {
      description: 'Asks the server which build is the latest; a failed request changes nothing.',
      meta: { noScreen: 'there is nothing to say yet' },
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
      description: 'There is no network, so nothing is checked until it is back.',
      meta: { noScreen: 'a bar says that the device is offline' },
      on: { 'network.online': { target: 'asking' } },
    },
    outdated: {
      description: 'A newer build is deployed; the next page that the visitor opens loads it.',
      entry: 'tellOutdated',
      on: {
        'history.push': load,
        'history.replace': load,
        'tab.kept': { actions: { type: 'stay', params: eventItself } },
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
          description: 'There is no network to load the new build, so the notice is hidden.',
          meta: { noScreen: 'a bar says that the device is offline' },
          on: {
            'network.online': { target: 'noticed' },
            'history.push': stay,
            'history.replace': stay,
          },
        },
        dismissed: {
          description: 'The visitor dismissed the notice.',
          meta: { noScreen: 'its notice was dismissed' },
          on: { 'network.offline': { target: 'dismissedCutOff' } },
        },
        dismissedCutOff: {
          description: 'The notice was dismissed, and there is no network to load the new build.',
          meta: { noScreen: 'its notice was dismissed' },
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
