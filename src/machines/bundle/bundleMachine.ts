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
  /** It could not be loaded; asked for again when it is wanted next. */
  | { type: 'bundle.missed'; bundle: Bundle };

export type BundleInput = { owner: Owner<BundleNotice>; bundle: Bundle };

export const bundleMachine = setup({
  types: { context: {} as BundleInput, events: {} as BundleEvent, input: {} as BundleInput },
  actors: { loadBundle: notProvided<BundleCode, { bundle: Bundle }>('loadBundle') },
  guards: {
    /** No page waits for what members have, so that nothing else would ask for it again. */
    isForMembers: ({ context }) => context.bundle === 'member',
  },
  delays: {
    /** Between two attempts at loading what no page asks for again. */
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
      description: 'The code could not be loaded; it is asked for when it is wanted next.',
      after: { retryPause: { guard: 'isForMembers', target: 'loading' } },
      on: { 'bundle.fetch': { target: 'loading' } },
    },
    loading: {
      description: 'The code of the bundle is loading.',
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
    here: { description: 'Every screen of the bundle opens at once.', type: 'final' },
  },
});

export type BundleRef = ActorRefFrom<typeof bundleMachine>;
