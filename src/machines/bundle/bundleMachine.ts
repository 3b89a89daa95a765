import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Bundle, ScreenMachines } from '../app/screenTypes';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** The machines of a bundle, by the name of the screen that each runs. */
export type BundleCode = Partial<ScreenMachines>;

export type BundleEvent = { type: 'bundle.fetch' };

export type BundleNotice =
  | { type: 'bundle.arrived'; bundle: Bundle; machines: BundleCode }
  /** The code failed to load; it is requested again the next time it is needed. */
  | { type: 'bundle.missed'; bundle: Bundle };

export type BundleInput = { owner: Owner<BundleNotice>; bundle: Bundle };

export const bundleMachine = setup({
  types: { context: {} as BundleInput, events: {} as BundleEvent, input: {} as BundleInput },
  actors: { loadBundle: notProvided<BundleCode, { bundle: Bundle }>('loadBundle') },
  guards: {
    /** No page waits for the members' code, so nothing else would request it again. */
    isForMembers: ({ context }) => context.bundle === 'member',
  },
  delays: {
    /** The pause between two attempts to load what no page requests again. */
    retryPause: 5_000,
  },
  actions: {
    tellArrived: sendTo(
      ({ context }: { context: BundleInput }) => context.owner,
      ({ context: { bundle } }, { machines }: { machines: BundleCode }): BundleNotice => ({
        type: 'bundle.arrived',
        bundle,
        machines,
      }),
    ),
    tellMissed: sendTo(
      ({ context }: { context: BundleInput }) => context.owner,
      ({ context: { bundle } }): BundleNotice => ({ type: 'bundle.missed', bundle }),
    ),
  },
}).createMachine({
  id: 'bundle',
  description: 'Loads the code of some screens when one of them is first wanted.',
  context: ({ input }) => input,
  initial: 'loading',
  states: {
    missed: {
      description:
        'The code failed to load; it is requested again when it is needed next (after a pause, if for members).',
      after: { retryPause: { guard: 'isForMembers', target: 'loading' } },
      on: { 'bundle.fetch': { target: 'loading' } },
    },
    loading: {
      description: 'Loads the code of the bundle.',
      invoke: {
        id: 'loadBundle',
        src: 'loadBundle',
        input: ({ context: { bundle } }) => ({ bundle }),
        onDone: {
          target: 'here',
          actions: { type: 'tellArrived', params: ({ event }) => ({ machines: event.output }) },
        },
        onError: { target: 'missed', actions: 'tellMissed' },
      },
    },
    here: {
      description: 'The code is loaded; every screen of the bundle opens at once.',
      meta: { noScreen: 'what was loaded has states of its own' },
      type: 'final',
    },
  },
});

export type BundleRef = ActorRefFrom<typeof bundleMachine>;
