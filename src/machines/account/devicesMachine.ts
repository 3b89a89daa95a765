import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** A device that the user is logged in on; null: the device did not report it. */
export type Device = {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};

export type DevicesEvent =
  | { type: 'devices.retry' }
  /** The password may have changed, which logs out the other devices. */
  | { type: 'devices.reread' }
  | { type: 'devices.end'; id: string }
  | { type: 'devices.endAll' };

/** The user is no longer logged in on this device. */
export type AccountLeft = { type: 'account.left' };

export type DevicesInput = { owner: Owner<AccountLeft> };

export type DevicesContext = DevicesInput & {
  devices: readonly Device[];
  /** The device that is being logged out. */
  endingId: string | null;
};

export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    input: {} as DevicesInput,
    tags: {} as 'busy' | 'leaving',
  },
  actors: {
    listDevices: notProvided<readonly Device[]>('listDevices'),
    endDevice: notProvided<void, { id: string }>('endDevice'),
    endEverywhere: notProvided<void>('endEverywhere'),
  },
  guards: {
    isAnother: ({ context: { devices } }, { id }: { id: string }) =>
      devices.some((device) => device.id === id && !device.isCurrent),
  },
  actions: {
    keepDevices: assign((_, { devices }: { devices: readonly Device[] }) => ({ devices })),
    keepEnding: assign((_, { id }: { id: string }) => ({ endingId: id })),
    dropEnded: assign(({ context: { devices, endingId } }) => ({
      devices: devices.filter(({ id }) => id !== endingId),
      endingId: null,
    })),
    tellLeft: sendTo(({ context }: { context: DevicesContext }) => context.owner, {
      type: 'account.left',
    }),
  },
}).createMachine({
  id: 'devices',
  description: 'Lists the devices the user is logged in on, and logs them out.',
  context: ({ input }) => ({ ...input, devices: [], endingId: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the list of devices.',
      invoke: {
        id: 'listDevices',
        src: 'listDevices',
        onDone: {
          target: 'shown',
          actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) },
        },
        onError: { target: 'unread' },
      },
      on: { 'devices.reread': { target: 'loading', reenter: true } },
    },
    unread: {
      description: 'The list failed to load; the user can try again.',
      on: { 'devices.retry': { target: 'loading' }, 'devices.reread': { target: 'loading' } },
    },
    shown: {
      description: 'The list of devices is on screen.',
      initial: 'idle',
      on: {
        'devices.reread': { target: 'loading' },
        'devices.end': {
          guard: { type: 'isAnother', params: eventItself },
          target: '.ending',
          actions: { type: 'keepEnding', params: eventItself },
        },
        'devices.endAll': { target: '.endingAll' },
      },
      states: {
        idle: { description: 'The user can log out any other device, or all of them.' },
        ending: {
          description: 'Waiting for the server to log out the chosen device.',
          tags: ['busy'],
          invoke: {
            id: 'endDevice',
            src: 'endDevice',
            input: ({ context }) => ({ id: context.endingId ?? '' }),
            onDone: { target: 'idle', actions: 'dropEnded' },
            onError: { target: 'failed' },
          },
          on: { 'devices.end': {}, 'devices.endAll': {}, 'devices.reread': {} },
        },
        endingAll: {
          description: 'Waiting for the server to log out all devices, including this one.',
          tags: ['busy', 'leaving'],
          invoke: {
            id: 'endEverywhere',
            src: 'endEverywhere',
            onDone: { target: 'over', actions: 'tellLeft' },
            onError: { target: 'failed' },
          },
          on: { 'devices.end': {}, 'devices.endAll': {}, 'devices.reread': {} },
        },
        failed: { description: 'The request failed; it is safe to try again.' },
        over: {
          description: 'The user is logged out everywhere; waiting for the app to log out here.',
          meta: { noScreen: 'the page still looks busy, and closes in a moment' },
          on: { 'devices.end': {}, 'devices.endAll': {}, 'devices.reread': {} },
        },
      },
    },
  },
});

export type DevicesRef = ActorRefFrom<typeof devicesMachine>;
