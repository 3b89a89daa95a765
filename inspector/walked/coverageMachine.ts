import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../../src/machines/shared/eventItself';
import { readCoverage } from './coverageFile';
import type { Walked } from './coverageFile';

export type CoverageEvent =
  /** A file that a test run left. */
  | { type: 'coverage.choose'; file: Blob }
  /** Tests ran while the inspector is open. */
  | { type: 'coverage.arrived'; text: string }
  /** Shows it on the charts, or hides it. */
  | { type: 'coverage.toggle' };

type Reading = { walked: Walked } | { reason: string };

export type CoverageContext = {
  walked: Walked | null;
  reason: string | null;
  file: Blob | null;
};

const reading = (text: string | null): CoverageContext => {
  const read = text === null ? null : readCoverage(text);
  return {
    walked: read !== null && 'walked' in read ? read.walked : null,
    reason: null,
    file: null,
  };
};

export const coverageMachine = setup({
  types: {
    context: {} as CoverageContext,
    events: {} as CoverageEvent,
    /** `text` of the file that came with the inspector; null without one. */
    input: {} as { text: string | null },
    tags: {} as 'busy' | 'overlaid',
  },
  actors: {
    readFile: fromPromise<Reading, { file: Blob | null }>(async ({ input: { file } }) =>
      readCoverage((await file?.text()) ?? ''),
    ),
  },
  guards: {
    hasWalked: ({ context }) => context.walked !== null,
    isReadable: (_, { read }: { read: Reading }) => 'walked' in read,
  },
  actions: {
    keepFile: assign((_, { file }: { file: Blob }) => ({ file, reason: null })),
    keepRead: assign((_, { read }: { read: Reading }) =>
      'walked' in read ? { walked: read.walked, reason: null } : { reason: read.reason },
    ),
    keepArrived: assign((_, { text }: { text: string }) => {
      const read = readCoverage(text);
      return 'walked' in read ? { walked: read.walked } : {};
    }),
    keepFault: assign({ reason: 'The file could not be read.' }),
  },
}).createMachine({
  id: 'coverage',
  description: 'Which transitions the tests walked, and whether the charts show it.',
  context: ({ input: { text } }) => reading(text),
  on: {
    'coverage.arrived': { actions: { type: 'keepArrived', params: eventItself } },
    'coverage.choose': {
      target: '.reading',
      reenter: true,
      actions: { type: 'keepFile', params: eventItself },
    },
  },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'The charts show no coverage.',
      on: { 'coverage.toggle': { guard: 'hasWalked', target: 'overlaid' } },
    },
    reading: {
      description: 'Reads the file of a test run.',
      tags: ['busy'],
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: 'isReadable', params: ({ event }) => ({ read: event.output }) },
            target: 'overlaid',
            actions: { type: 'keepRead', params: ({ event }) => ({ read: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'keepRead', params: ({ event }) => ({ read: event.output }) },
          },
        ],
        onError: { target: 'refused', actions: 'keepFault' },
      },
    },
    refused: {
      description: 'The file holds no coverage; the earlier data still counts.',
      on: { 'coverage.toggle': { guard: 'hasWalked', target: 'overlaid' } },
    },
    overlaid: {
      description:
        'The charts show which transitions were walked, how often, and which never were.',
      tags: ['overlaid'],
      on: { 'coverage.toggle': { target: 'quiet' } },
    },
  },
});

export type CoverageRef = ActorRefFrom<typeof coverageMachine>;
