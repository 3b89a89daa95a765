import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { callConnection } from './callConnection';
import { callMicrophone } from './callMicrophone';
import { call } from './callSetup';

export const callMachine = call.createMachine({
  id: 'call',
  description: 'A call with a character, from the microphone check to the end and its reason.',
  context: ({ input }) => ({
    ...input,
    character: null,
    isUnderstood: true,
    ticket: null,
    isGivenUp: false,
    devices: [],
    deviceId: null,
    speakers: [],
    speakerId: null,
    level: 0,
    voice: 0,
    captions: [],
    ending: null,
    seconds: 0,
  }),
  invoke: [
    {
      id: 'keptCall',
      src: 'keptCall',
      input: ({ context }) => ({ slug: context.slug }),
    },
    {
      id: 'askTerms',
      src: 'askTerms',
      onDone: {
        actions: { type: 'keepTerms', params: ({ event }) => ({ terms: event.output }) },
      },
      // The character says it as well.
      onError: {},
    },
  ],
  on: {
    'call.speaker': { actions: { type: 'keepSpeaker', params: eventItself } },
    'visitor.changed': { actions: { type: 'keepVisitor', params: eventItself } },
  },
  type: 'parallel',
  states: {
    character: {
      description: 'The character to call.',
      initial: 'arriving',
      on: { 'call.translate': { guard: 'hasSlug', target: '.loading' } },
      states: {
        arriving: {
          description: 'Checks whether the address names a character.',
          always: [{ guard: 'hasSlug', target: 'loading' }, { target: 'missing' }],
        },
        loading: {
          description: 'Loads the character; the one loaded before stays on screen.',
          tags: ['loading'],
          invoke: {
            id: 'loadCharacter',
            src: 'loadCharacter',
            input: ({ context }) => ({ slug: context.slug }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ reply: event.output }) },
                target: 'shown',
                actions: {
                  type: 'keepCharacter',
                  params: ({ event }) => ({ reply: event.output }),
                },
              },
              { target: 'missing' },
            ],
            onError: { target: 'failed' },
          },
        },
        shown: { description: 'The character is on screen.' },
        missing: { description: 'There is no such character.' },
        failed: {
          description: 'The character failed to load; the user can try again.',
          tags: ['failed'],
          on: { 'call.retry': { target: 'loading' } },
        },
      },
    },
    microphone: callMicrophone,
    connection: callConnection,
  },
});

export type CallRef = ActorRefFrom<typeof callMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    call: typeof callMachine;
  }
}
