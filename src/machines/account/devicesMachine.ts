import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** Where the user is logged in; null: it did not say what it is. */
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
  /** A new password has ended the others, perhaps. */
  | { type: 'devices.reread' }
  | { type: 'devices.end'; id: string }
  | { type: 'devices.endAll' };

/** Nobody is logged in here any more. */
export type AccountLeft = { type: 'account.left' };

export type DevicesInput = { owner: Owner<AccountLeft> };

export type DevicesContext = DevicesInput & {
  devices: readonly Device[];
  /** The one that is being logged out. */
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
  description: 'Where the user is logged in, and the way out of each place.',
  context: ({ input }) => ({ ...input, devices: [], endingId: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked where the user is logged in.',
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
      description: 'They could not be read; it can be tried again.',
      on: { 'devices.retry': { target: 'loading' }, 'devices.reread': { target: 'loading' } },
    },
    shown: {
      description: 'The devices are on screen.',
      initial: 'idle',
      on: {
        'devices.reread': { target: 'loading' },
        'devices.end': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: '.ending',
          actions: { type: 'keepEnding', params: ({ event }) => event },
        },
        'devices.endAll': { target: '.endingAll' },
      },
      states: {
        idle: { description: 'Each of them can be logged out.' },
        ending: {
          description: 'One of them is being logged out.',
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
          description: 'All of them are being logged out, this one too.',
          tags: ['busy', 'leaving'],
          invoke: {
            id: 'endEverywhere',
            src: 'endEverywhere',
            onDone: { target: 'over', actions: 'tellLeft' },
            onError: { target: 'failed' },
          },
          on: { 'devices.end': {}, 'devices.endAll': {}, 'devices.reread': {} },
        },
        failed: { description: 'No answer came; trying again is safe.' },
        over: {
          description: 'Nobody is logged in any more; the page goes in a moment.',
          on: { 'devices.end': {}, 'devices.endAll': {}, 'devices.reread': {} },
        },
      },
    },
  },
});

export type DevicesRef = ActorRefFrom<typeof devicesMachine>;
