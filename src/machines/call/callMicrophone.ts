import { eventItself } from '../shared/eventItself';
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

/** Whether the user can be heard, both in a check before the call and during it. */
export const callMicrophone = call.createStateConfig({
  description: 'Whether the user can be heard.',
  initial: 'closed',
  on: {
    'call.check': { target: '.inUse' },
    'call.start': { guard: 'mayCall', target: '.inUse' },
    'connection.over': { target: '.closed' },
  },
  states: {
    closed: { description: 'The microphone is off.', entry: 'quieten' },
    inUse: {
      description: 'The microphone is on, or about to be.',
      invoke: {
        id: 'microphone',
        src: 'microphone',
        input: ({ context }) => ({ id: context.deviceId }),
        onError: { target: '#call.microphone.failed.missing', actions: 'tellConnection' },
      },
      on: {
        // Already on: another request changes nothing.
        'call.check': {},
        'call.start': {},
        'call.device': { actions: { type: 'useDevice', params: eventItself } },
        'microphone.opened': {
          actions: { type: 'keepDevices', params: eventItself },
        },
        'microphone.level': { actions: { type: 'keepLevel', params: eventItself } },
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
          description:
            'Waiting for the browser to open the microphone; it may ask the user for permission.',
          tags: ['busy'],
          on: {
            'microphone.opened': {
              target: 'open',
              actions: { type: 'keepDevices', params: eventItself },
            },
          },
        },
        open: {
          description: 'The microphone is on and not muted.',
          on: {
            'call.mute': {
              guard: { type: 'isMuted', params: eventItself },
              target: 'muted',
              actions: { type: 'mute', params: eventItself },
            },
          },
          initial: 'heard',
          states: {
            heard: {
              description: 'The microphone picked up speech recently, or the character was active.',
              on: {
                'microphone.heard': { target: 'heard', reenter: true },
                // A user who listens to the character is silent.
                'room.agent': { target: 'heard', reenter: true },
              },
              after: { silenceLimit: { target: 'silent' } },
            },
            silent: {
              description: 'Nothing was heard for so long that the microphone may not be working.',
              on: {
                'microphone.heard': { target: 'heard' },
                'room.agent': { target: 'heard' },
              },
            },
          },
        },
        muted: {
          description: 'The microphone is muted, so the character hears nothing.',
          on: {
            'call.mute': {
              guard: { type: 'isMuted', params: ({ event }) => ({ isMuted: !event.isMuted }) },
              target: 'open',
              actions: { type: 'mute', params: eventItself },
            },
          },
        },
      },
    },
    failed: {
      description: 'No microphone can be used.',
      tags: ['failed'],
      entry: 'quieten',
      initial: 'missing',
      states: {
        denied: { description: 'The browser or the user denied access to the microphone.' },
        missing: { description: 'No microphone was found, or it was unplugged.' },
        busy: { description: 'Another program is using the microphone.' },
        insecure: { description: 'The page was not loaded over a secure connection.' },
      },
    },
  },
});
