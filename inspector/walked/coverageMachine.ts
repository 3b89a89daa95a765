import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { readCoverage } from './coverageFile';
import type { Walked } from './coverageFile';

export type CoverageEvent =
  /** A file that a run of the tests left. */
  | { type: 'coverage.choose'; file: Blob }
  /** Lays it over the charts, or takes it away again. */
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
    /** `text`: of the file that came with the inspector; null without one. */
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
    keepFault: assign({ reason: 'The file could not be read.' }),
  },
}).createMachine({
  id: 'coverage',
  description: 'Which transitions the tests walked, and whether the charts show it.',
  context: ({ input: { text } }) => reading(text),
  on: {
    'coverage.choose': {
      target: '.reading',
      reenter: true,
      actions: { type: 'keepFile', params: ({ event }) => event },
    },
  },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'The charts are as they were drawn.',
      on: { 'coverage.toggle': { guard: 'hasWalked', target: 'overlaid' } },
    },
    reading: {
      description: 'A file of a run is being read.',
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
      description: 'The file was not one of these; what was known before still counts.',
      on: { 'coverage.toggle': { guard: 'hasWalked', target: 'overlaid' } },
    },
    overlaid: {
      description: 'The charts show what was walked, how often, and what never was.',
      tags: ['overlaid'],
      on: { 'coverage.toggle': { target: 'quiet' } },
    },
  },
});

export type CoverageRef = ActorRefFrom<typeof coverageMachine>;
