import { assign, fromPromise, setup } from 'xstate';
import { eventItself } from '../../src/machines/shared/eventItself';
import type { FlowsFile } from './flowsFile';

/** The chosen charts, and the name of their file. */
export type ChosenCharts = { name: string; charts: FlowsFile };

export type DiffSide = 'before' | 'after';

/** A file's charts, or why it cannot be used. */
export type ReadCharts = FlowsFile | { reason: string };

export type DiffEvent =
  | { type: 'diff.choose'; side: DiffSide; file: File }
  /** Compares with the build of this inspector. */
  | { type: 'diff.chooseThisBuild' };

export type DiffContext = {
  before: ChosenCharts | null;
  /** Null means this build. */
  after: ChosenCharts | null;
  side: DiffSide;
  file: File | null;
  reason: string;
};

export const diffMachine = setup({
  types: { context: {} as DiffContext, events: {} as DiffEvent, tags: {} as 'busy' },
  actors: {
    readCharts: fromPromise<ReadCharts, { file: File | null }>(() =>
      Promise.reject(new Error('Actor "readCharts" was not provided.')),
    ),
  },
  guards: {
    isOfUse: (_, { read }: { read: ReadCharts }) => !('reason' in read),
    hasBefore: ({ context: { before } }) => before !== null,
  },
  actions: {
    choose: assign((_, { side, file }: { side: DiffSide; file: File }) => ({ side, file })),
    keep: assign(({ context: { side, file } }, { read }: { read: ReadCharts }) =>
      'reason' in read ? {} : { [side]: { name: file?.name ?? '', charts: read } },
    ),
    giveReason: assign((_, { read }: { read: ReadCharts }) => ({
      reason: 'reason' in read ? read.reason : '',
    })),
    sayUnreadable: assign({ reason: 'This browser could not read it.' }),
    takeThisBuild: assign({ after: null }),
  },
}).createMachine({
  id: 'diff',
  description: 'Compares all flows of two builds.',
  context: { before: null, after: null, side: 'before', file: null, reason: '' },
  on: {
    'diff.choose': {
      target: '.reading',
      reenter: true,
      actions: { type: 'choose', params: eventItself },
    },
    'diff.chooseThisBuild': { target: '.resting', actions: 'takeThisBuild' },
  },
  initial: 'waiting',
  states: {
    waiting: { description: 'There is no earlier build yet to compare with.' },
    reading: {
      description: 'A file is being read; the previous comparison stays.',
      tags: ['busy'],
      invoke: {
        id: 'readCharts',
        src: 'readCharts',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: 'isOfUse', params: ({ event }) => ({ read: event.output }) },
            target: 'resting',
            actions: { type: 'keep', params: ({ event }) => ({ read: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'giveReason', params: ({ event }) => ({ read: event.output }) },
          },
        ],
        onError: { target: 'refused', actions: 'sayUnreadable' },
      },
    },
    resting: {
      description: 'The file is valid; are there two builds to compare?',
      always: [{ guard: 'hasBefore', target: 'compared' }, { target: 'waiting' }],
    },
    compared: { description: 'The comparison is on screen.' },
    refused: {
      description: 'The file cannot be used, and the page says so; the user can choose another.',
    },
  },
});
