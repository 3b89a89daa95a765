import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../../src/machines/shared/eventItself';
import { changed, noReview, subjectOf } from './reviewFile';
import type { Change, Review } from './reviewFile';

/** The file's review, and whether this page can write to the file. */
export type ReadReview = { review: Review; canWrite: boolean } | { reason: string };

export type ReviewEvent =
  /** A verdict, or a note with each letter that is typed. */
  | { type: 'review.change'; change: Change }
  | { type: 'review.retry' }
  /** Has the browser save the file, if nothing can write it. */
  | { type: 'review.download' }
  /** Reads a file that somebody else saved. */
  | { type: 'review.take'; file: File };

export type ReviewContext = {
  /** As seen here, including what is not written yet. */
  review: Review;
  /** What is not in the file yet, oldest first. */
  pending: readonly Change[];
  /** How many of these are being written. */
  sent: number;
  canWrite: boolean;
  file: File | null;
  reason: string;
};

/** What waits to be written; a later change takes the place of one that was not sent yet. */
const waiting = (pending: readonly Change[], sent: number, change: Change): readonly Change[] => [
  ...pending.slice(0, sent),
  ...pending.slice(sent).filter((one) => subjectOf(one) !== subjectOf(change)),
  change,
];

const stub = <TOutput, TInput>(name: string) =>
  fromPromise<TOutput, TInput>(() =>
    Promise.reject(new Error(`Actor "${name}" was not provided.`)),
  );

export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    tags: {} as 'busy' | 'unsaved',
  },
  actors: {
    readReview: stub<ReadReview, void>('readReview'),
    readTakenReview: stub<ReadReview, { file: File | null }>('readTakenReview'),
    writeChanges: stub<Review, { changes: readonly Change[] }>('writeChanges'),
    saveReview: stub<void, { review: Review }>('saveReview'),
  },
  guards: {
    isSound: (_, { read }: { read: ReadReview }) => 'review' in read,
    canWrite: ({ context }) => context.canWrite,
    cannotWrite: ({ context }) => !context.canWrite,
    hasMore: ({ context: { pending, sent } }) => pending.length > sent,
    hasPending: ({ context: { pending } }) => pending.length > 0,
  },
  actions: {
    change: assign(({ context: { review, pending, sent } }, { change }: { change: Change }) => ({
      review: changed(review, [change]),
      pending: waiting(pending, sent, change),
    })),
    keep: assign(({ context }, { read }: { read: ReadReview }) =>
      'review' in read ? { ...read, review: changed(read.review, context.pending) } : {},
    ),
    keepTaken: assign(({ context }, { read }: { read: ReadReview }) =>
      'review' in read ? { review: changed(read.review, context.pending) } : {},
    ),
    giveReason: assign((_, { read }: { read: ReadReview }) =>
      'reason' in read ? { reason: read.reason } : {},
    ),
    sayUnreadable: assign({ reason: 'The file could not be read.' }),
    countSent: assign(({ context: { pending } }) => ({ sent: pending.length })),
    keepWritten: assign(({ context: { pending, sent } }, { review }: { review: Review }) => {
      const rest = pending.slice(sent);
      return { review: changed(review, rest), pending: rest, sent: 0 };
    }),
    forgetPending: assign({ pending: [], sent: 0 }),
    take: assign((_, { file }: { file: File }) => ({ file })),
  },
}).createMachine({
  id: 'review',
  description: 'What designers said about the states, and the file that stores it.',
  context: { review: noReview, pending: [], sent: 0, canWrite: false, file: null, reason: '' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The review file is being read.',
      tags: ['busy'],
      invoke: {
        id: 'readReview',
        src: 'readReview',
        onDone: [
          {
            guard: { type: 'isSound', params: ({ event }) => ({ read: event.output }) },
            target: 'settling',
            actions: { type: 'keep', params: ({ event }) => ({ read: event.output }) },
          },
          {
            target: 'unread',
            actions: { type: 'giveReason', params: ({ event }) => ({ read: event.output }) },
          },
        ],
        onError: { target: 'unread', actions: 'sayUnreadable' },
      },
      on: { 'review.change': { actions: { type: 'change', params: eventItself } } },
    },
    unread: {
      description: 'The file could not be read, so it must not be overwritten.',
      on: { 'review.retry': { target: 'loading' } },
    },
    settling: {
      description: 'Is there anything that is not in the file yet?',
      always: [{ guard: 'hasPending', target: 'deciding' }, { target: 'resting' }],
    },
    deciding: {
      description: 'Can this page write the file?',
      always: [{ guard: 'canWrite', target: 'saving' }, { target: 'held' }],
    },
    resting: {
      description: 'Everything that was said is written, or in a saved copy.',
      on: {
        'review.change': {
          target: 'deciding',
          actions: { type: 'change', params: eventItself },
        },
        'review.take': {
          guard: 'cannotWrite',
          target: 'taking',
          actions: { type: 'take', params: eventItself },
        },
      },
    },
    saving: {
      description: 'What was said is being written.',
      tags: ['busy', 'unsaved'],
      entry: 'countSent',
      invoke: {
        id: 'writeChanges',
        src: 'writeChanges',
        input: ({ context: { pending } }) => ({ changes: pending }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'saving',
            reenter: true,
            actions: { type: 'keepWritten', params: ({ event }) => ({ review: event.output }) },
          },
          {
            target: 'resting',
            actions: { type: 'keepWritten', params: ({ event }) => ({ review: event.output }) },
          },
        ],
        onError: { target: 'failed' },
      },
      on: { 'review.change': { actions: { type: 'change', params: eventItself } } },
    },
    failed: {
      description: 'Writing failed; what was said is still here, and the user can try again.',
      tags: ['unsaved'],
      on: {
        'review.retry': { target: 'saving' },
        'review.change': {
          target: 'saving',
          actions: { type: 'change', params: eventItself },
        },
      },
    },
    held: {
      description: 'This page cannot write the file: the user has to save a copy.',
      tags: ['unsaved'],
      on: {
        'review.change': { actions: { type: 'change', params: eventItself } },
        'review.download': { target: 'downloading' },
        'review.take': {
          target: 'taking',
          actions: { type: 'take', params: eventItself },
        },
      },
    },
    downloading: {
      description: 'The browser saves the file.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'saveReview',
        src: 'saveReview',
        input: ({ context: { review } }) => ({ review }),
        onDone: { target: 'resting', actions: 'forgetPending' },
        onError: { target: 'held' },
      },
    },
    taking: {
      description: 'A file saved by somebody else is being read.',
      tags: ['busy'],
      invoke: {
        id: 'readTakenReview',
        src: 'readTakenReview',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: 'isSound', params: ({ event }) => ({ read: event.output }) },
            target: 'settling',
            actions: { type: 'keepTaken', params: ({ event }) => ({ read: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'giveReason', params: ({ event }) => ({ read: event.output }) },
          },
        ],
        onError: { target: 'refused', actions: 'sayUnreadable' },
      },
    },
    refused: {
      description: 'That file cannot be used; the review stays as it was.',
      on: {
        'review.retry': { target: 'settling' },
        'review.change': {
          target: 'deciding',
          actions: { type: 'change', params: eventItself },
        },
        'review.take': {
          target: 'taking',
          actions: { type: 'take', params: eventItself },
        },
      },
    },
  },
});

export type ReviewRef = ActorRefFrom<typeof reviewMachine>;
