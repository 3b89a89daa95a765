import { assign, fromPromise, setup } from 'xstate';
import { eventItself } from '../../src/machines/shared/eventItself';
import type { FlowsFile } from './flowsFile';
import { shortOf } from './revisions';
import type { Revision } from './revisions';

/** The chosen charts, and the name of their file or commit. */
export type ChosenCharts = {
  name: string;
  charts: FlowsFile;
  /** Null for a file, which has no screens. */
  commit: string | null;
};

export type DiffSide = 'before' | 'after';

/** A file's charts, or why it cannot be used. */
export type ReadCharts = FlowsFile | { reason: string };

/** Where charts come from. */
export type ChartsSource = { file: File } | { revision: Revision };

export type DiffEvent =
  | { type: 'diff.choose'; side: DiffSide; source: ChartsSource }
  /** Compares with the build of this inspector. */
  | { type: 'diff.chooseThisBuild' };

export type DiffContext = {
  before: ChosenCharts | null;
  /** Null means this build. */
  after: ChosenCharts | null;
  side: DiffSide;
  source: ChartsSource | null;
  reason: string;
  /** The commits that are offered; none on a static host. */
  revisions: readonly Revision[];
};

const chosen = (source: ChartsSource, charts: FlowsFile): ChosenCharts =>
  'file' in source
    ? { name: source.file.name, charts, commit: null }
    : { name: shortOf(source.revision), charts, commit: source.revision.commit };

export const diffMachine = setup({
  types: { context: {} as DiffContext, events: {} as DiffEvent, tags: {} as 'busy' },
  actors: {
    readCharts: fromPromise<ReadCharts, { source: ChartsSource | null }>(() =>
      Promise.reject(new Error('Actor "readCharts" was not provided.')),
    ),
    listRevisions: fromPromise<readonly Revision[]>(() =>
      Promise.reject(new Error('Actor "listRevisions" was not provided.')),
    ),
  },
  guards: {
    isOfUse: (_, { read }: { read: ReadCharts }) => !('reason' in read),
    hasBefore: ({ context: { before } }) => before !== null,
  },
  actions: {
    choose: assign((_, { side, source }: { side: DiffSide; source: ChartsSource }) => ({
      side,
      source,
    })),
    keep: assign(({ context: { side, source } }, { read }: { read: ReadCharts }) =>
      'reason' in read || source === null ? {} : { [side]: chosen(source, read) },
    ),
    offer: assign((_, { revisions }: { revisions: readonly Revision[] }) => ({ revisions })),
    giveReason: assign((_, { read }: { read: ReadCharts }) => ({
      reason: 'reason' in read ? read.reason : '',
    })),
    sayUnreadable: assign({ reason: 'It could not be read.' }),
    takeThisBuild: assign({ after: null }),
  },
}).createMachine({
  id: 'diff',
  description: 'Compares all flows of two builds.',
  context: {
    before: null,
    after: null,
    side: 'before',
    source: null,
    reason: '',
    revisions: [],
  },
  invoke: {
    id: 'listRevisions',
    src: 'listRevisions',
    onDone: { actions: { type: 'offer', params: ({ event }) => ({ revisions: event.output }) } },
    // Files can be compared all the same.
    onError: {},
  },
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
      description: 'A file or a commit is being read; the previous comparison stays.',
      tags: ['busy'],
      invoke: {
        id: 'readCharts',
        src: 'readCharts',
        input: ({ context: { source } }) => ({ source }),
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
      description: 'It is valid; are there two builds to compare?',
      always: [{ guard: 'hasBefore', target: 'compared' }, { target: 'waiting' }],
    },
    compared: { description: 'The comparison is on screen.' },
    refused: {
      description: 'It cannot be used, and the page says so; the user can choose another.',
    },
  },
});
