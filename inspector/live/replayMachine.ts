import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../../src/machines/shared/eventItself';
import type { Tape } from './tape';

/** A file's tape, or why it cannot be used. */
export type ReadTape = { tape: Tape } | { reason: string };

export type ReplayEvent = { type: 'replay.choose'; file: File };

export type ReplayContext = {
  /** The file chosen last. */
  file: File | null;
  tape: Tape | null;
  /** The name of the tape's file. */
  name: string;
  /** How many files were usable: each new session replaces the player as a whole. */
  count: number;
  reason: string;
};

export const replayMachine = setup({
  types: { context: {} as ReplayContext, events: {} as ReplayEvent, tags: {} as 'busy' },
  actors: {
    readTape: fromPromise<ReadTape, { file: File | null }>(() =>
      Promise.reject(new Error('Actor "readTape" was not provided.')),
    ),
  },
  guards: { isOfUse: (_, { read }: { read: ReadTape }) => 'tape' in read },
  actions: {
    choose: assign((_, { file }: { file: File }) => ({ file })),
    keep: assign(({ context: { file, count } }, { read }: { read: ReadTape }) =>
      'tape' in read ? { tape: read.tape, name: file?.name ?? '', count: count + 1 } : {},
    ),
    giveReason: assign((_, { read }: { read: ReadTape }) => ({
      reason: 'reason' in read ? read.reason : '',
    })),
    sayUnreadable: assign({ reason: 'This browser could not read it.' }),
  },
}).createMachine({
  id: 'replay',
  description: 'Replays a recorded session from its file.',
  context: { file: null, tape: null, name: '', count: 0, reason: '' },
  on: {
    'replay.choose': {
      target: '.reading',
      reenter: true,
      actions: { type: 'choose', params: eventItself },
    },
  },
  initial: 'waiting',
  states: {
    waiting: { description: 'There is no recording yet: the user chooses or drops a file.' },
    reading: {
      description: 'The file is being read; the previous recording stays on screen.',
      tags: ['busy'],
      invoke: {
        id: 'readTape',
        src: 'readTape',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: 'isOfUse', params: ({ event }) => ({ read: event.output }) },
            target: 'shown',
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
    shown: { description: 'The recording can be played.' },
    refused: {
      description:
        'The file cannot be used, and the page says so. The previous recording stays on screen.',
    },
  },
});

export type ReplayRef = ActorRefFrom<typeof replayMachine>;
