import type { MicrophoneFault } from './call';
import { call } from './callSetup';

const failed = (is: MicrophoneFault) =>
  ({
    guard: {
      type: 'isFault',
      params: ({ event }: { event: { fault: MicrophoneFault } }) => ({ fault: event.fault, is }),
    },
    target: `#call.microphone.failed.${is}`,
  }) as const;

/** Whether the user can be heard: before the call, to try it, and in it. */
export const callMicrophone = call.createStateConfig({
  description: 'Whether the user can be heard.',
  initial: 'closed',
  on: {
    'call.check': { target: '.inUse' },
    'call.start': { guard: 'mayCall', target: '.inUse' },
    'line.over': { target: '.closed' },
  },
  states: {
    closed: { description: 'The microphone is off.', entry: 'quieten' },
    inUse: {
      description: 'The microphone is on, or about to be.',
      invoke: {
        id: 'microphone',
        src: 'microphone',
        input: ({ context }) => ({ id: context.deviceId }),
        onError: { target: '#call.microphone.failed.missing', actions: 'tellLine' },
      },
      on: {
        // It is on: asked again, it goes on.
        'call.check': {},
        'call.start': {},
        'call.device': { actions: { type: 'useDevice', params: ({ event }) => event } },
        'microphone.opened': {
          actions: { type: 'keepDevices', params: ({ event }) => event },
        },
        'microphone.level': { actions: { type: 'keepLevel', params: ({ event }) => event } },
        'microphone.failed': [
          failed('denied'),
          failed('busy'),
          failed('insecure'),
          failed('missing'),
        ],
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The browser asks whether it may listen.',
          tags: ['busy'],
          on: {
            'microphone.opened': {
              target: 'open',
              actions: { type: 'keepDevices', params: ({ event }) => event },
            },
          },
        },
        open: {
          description: 'The user can be heard.',
          on: {
            'call.mute': {
              guard: { type: 'isMuted', params: ({ event }) => event },
              target: 'muted',
              actions: { type: 'mute', params: ({ event }) => event },
            },
          },
          initial: 'heard',
          states: {
            heard: {
              description: 'Something was heard a short while ago.',
              on: {
                'microphone.heard': { target: 'heard', reenter: true },
                // Who listens to the character has nothing to say meanwhile.
                'room.agent': { target: 'heard', reenter: true },
              },
              after: { silenceLimit: { target: 'silent' } },
            },
            silent: {
              description: 'Nothing was heard for so long that the microphone may be dead.',
              on: {
                'microphone.heard': { target: 'heard' },
                'room.agent': { target: 'heard' },
              },
            },
          },
        },
        muted: {
          description: 'The microphone is on, but the character hears nothing of it.',
          on: {
            'call.mute': {
              guard: { type: 'isMuted', params: ({ event }) => ({ isMuted: !event.isMuted }) },
              target: 'open',
              actions: { type: 'mute', params: ({ event }) => event },
            },
          },
        },
      },
    },
    failed: {
      description: 'There is no microphone to be heard by.',
      tags: ['failed'],
      entry: 'quieten',
      initial: 'missing',
      states: {
        denied: { description: 'The browser, or its user, said no.' },
        missing: { description: 'There is none, or it was unplugged.' },
        busy: { description: 'Another program has it.' },
        insecure: { description: 'The page did not come by a secure line.' },
      },
    },
  },
});
