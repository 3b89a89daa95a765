import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { judged } from './reviewFile';
import type { Judgement, Review } from './reviewFile';

/** What is in the file, and whether what is said here can be written into it. */
export type ReadReview = { review: Review; canWrite: boolean } | { reason: string };

export type ReviewEvent =
  | { type: 'review.judge'; judgement: Judgement }
  | { type: 'review.retry' }
  /** Has the browser save the file, where nothing can write it. */
  | { type: 'review.download' }
  /** Takes a file that somebody else saved. */
  | { type: 'review.take'; file: File };

export type ReviewContext = {
  /** As it is seen here, with what is not written yet. */
  review: Review;
  /** What is not in the file yet, oldest first. */
  pending: readonly Judgement[];
  /** How many of these are on their way. */
  sent: number;
  canWrite: boolean;
  file: File | null;
  reason: string;
};

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
    writeJudgements: stub<Review, { judgements: readonly Judgement[] }>('writeJudgements'),
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
    judge: assign(({ context }, { judgement }: { judgement: Judgement }) => ({
      review: judged(context.review, [judgement]),
      pending: [...context.pending, judgement],
    })),
    keep: assign(({ context }, { read }: { read: ReadReview }) =>
      'review' in read ? { ...read, review: judged(read.review, context.pending) } : {},
    ),
    keepTaken: assign(({ context }, { read }: { read: ReadReview }) =>
      'review' in read ? { review: judged(read.review, context.pending) } : {},
    ),
    giveReason: assign((_, { read }: { read: ReadReview }) =>
      'reason' in read ? { reason: read.reason } : {},
    ),
    sayUnreadable: assign({ reason: 'The file could not be read.' }),
    countSent: assign(({ context: { pending } }) => ({ sent: pending.length })),
    keepWritten: assign(({ context: { pending, sent } }, { review }: { review: Review }) => {
      const rest = pending.slice(sent);
      return { review: judged(review, rest), pending: rest, sent: 0 };
    }),
    forgetPending: assign({ pending: [], sent: 0 }),
    take: assign((_, { file }: { file: File }) => ({ file })),
  },
}).createMachine({
  id: 'review',
  description: 'What designers said of the states, and the file that keeps it.',
  context: { review: new Map(), pending: [], sent: 0, canWrite: false, file: null, reason: '' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The file of reviews is being read.',
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
      on: { 'review.judge': { actions: { type: 'judge', params: ({ event }) => event } } },
    },
    unread: {
      description: 'The file could not be read, so that nothing may be written over it.',
      on: { 'review.retry': { target: 'loading' } },
    },
    settling: {
      description: 'Is there anything that the file has not got?',
      always: [{ guard: 'hasPending', target: 'deciding' }, { target: 'resting' }],
    },
    deciding: {
      description: 'Can it be written from here?',
      always: [{ guard: 'canWrite', target: 'saving' }, { target: 'held' }],
    },
    resting: {
      description: 'Everything that was said is in the file, or saved as one.',
      on: {
        'review.judge': {
          target: 'deciding',
          actions: { type: 'judge', params: ({ event }) => event },
        },
        'review.take': {
          guard: 'cannotWrite',
          target: 'taking',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'What was said is being written into the file.',
      tags: ['busy', 'unsaved'],
      entry: 'countSent',
      invoke: {
        id: 'writeJudgements',
        src: 'writeJudgements',
        input: ({ context: { pending } }) => ({ judgements: pending }),
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
      on: { 'review.judge': { actions: { type: 'judge', params: ({ event }) => event } } },
    },
    failed: {
      description: 'What was said is not in the file, but still here; it may be tried again.',
      tags: ['unsaved'],
      on: {
        'review.retry': { target: 'saving' },
        'review.judge': {
          target: 'saving',
          actions: { type: 'judge', params: ({ event }) => event },
        },
      },
    },
    held: {
      description: 'Nothing can be written from here: what was said is to be saved as a file.',
      tags: ['unsaved'],
      on: {
        'review.judge': { actions: { type: 'judge', params: ({ event }) => event } },
        'review.download': { target: 'downloading' },
        'review.take': {
          target: 'taking',
          actions: { type: 'take', params: ({ event }) => event },
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
      description: 'A file that somebody else saved is being read.',
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
      description: 'The file that was taken is of no use; what was here stays.',
      on: {
        'review.retry': { target: 'settling' },
        'review.judge': {
          target: 'deciding',
          actions: { type: 'judge', params: ({ event }) => event },
        },
        'review.take': {
          target: 'taking',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
  },
});

export type ReviewRef = ActorRefFrom<typeof reviewMachine>;
