import { enqueueActions, sendTo, setup, stateIn } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Message } from '../conversation/message';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type DeletionPlace = { chatId: string; messageId: string };

/** `gone`: the server no longer has it, so that there is nothing to bring back. */
export type DeleteReply = { kind: 'deleted' } | { kind: 'gone' };

/** `late`: it cannot be brought back any more. */
export type RestoreReply = { kind: 'restored'; message: Message } | { kind: 'late' };

export type DeletionEvent =
  | { type: 'deletion.undo' }
  | { type: 'deletion.retry' }
  | { type: 'deletion.dismiss' }
  /** Pointer or focus is on the bar, or has left it. */
  | { type: 'deletion.hold' }
  | { type: 'deletion.release' }
  /** The message is shown again, by whatever tab. */
  | { type: 'deletion.reverted' };

export type DeletionNotice =
  /** It is asked for once more. */
  | { type: 'deletion.begun'; messageId: string }
  /** The message is still there. */
  | { type: 'deletion.refused'; messageId: string }
  | { type: 'deletion.restored'; message: Message }
  | { type: 'deletion.ended'; messageId: string };

export type DeletionInput = DeletionPlace & { owner: Owner<DeletionNotice> };

const placeOf = ({ context: { chatId, messageId } }: { context: DeletionPlace }) => ({
  chatId,
  messageId,
});

const undoing = { 'deletion.undo': { target: '#deletion.restoring' } } as const;

export const deletionMachine = setup({
  types: {
    context: {} as DeletionInput,
    events: {} as DeletionEvent,
    input: {} as DeletionInput,
    tags: {} as 'undoable' | 'busy' | 'failed' | 'retryable',
  },
  actors: {
    deleteMessage: notProvided<DeleteReply, DeletionPlace>('deleteMessage'),
    restoreMessage: notProvided<RestoreReply, DeletionPlace>('restoreMessage'),
  },
  actions: {
    tell: sendTo(
      ({ context }: { context: DeletionInput }) => context.owner,
      ({ context }, params: { type: 'begun' | 'refused' | 'ended' }): DeletionNotice => ({
        type: `deletion.${params.type}`,
        messageId: context.messageId,
      }),
    ),
    tellRestored: enqueueActions(({ context, enqueue }, params: { reply: RestoreReply }) => {
      if (params.reply.kind !== 'restored') return;
      const notice: DeletionNotice = { type: 'deletion.restored', message: params.reply.message };
      enqueue.sendTo(context.owner, notice);
    }),
  },
  guards: {
    isGone: (_, params: { reply: DeleteReply }) => params.reply.kind === 'gone',
    isLate: (_, params: { reply: RestoreReply }) => params.reply.kind === 'late',
  },
  delays: {
    /** How long the way back is offered once the server has deleted the message. */
    undoTime: 10_000,
    /** How long it stays when pointer and focus have left it. */
    lastMoment: 4_000,
  },
}).createMachine({
  id: 'deletion',
  description: 'One message that is taken out of a chat, and may be brought back.',
  context: ({ input }) => input,
  on: { 'deletion.reverted': { target: '.over' } },
  initial: 'deleting',
  states: {
    deleting: {
      description: 'The message is no longer shown, and the server is asked to delete it.',
      invoke: {
        id: 'deleteMessage',
        src: 'deleteMessage',
        input: placeOf,
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reply: event.output }) },
            target: 'over',
          },
          { guard: stateIn('#deletion.deleting.regretted'), target: 'restoring' },
          { guard: stateIn('#deletion.deleting.dismissed'), target: 'over' },
          { guard: stateIn('#deletion.deleting.held'), target: 'deleted.held' },
          { target: 'deleted' },
        ],
        onError: { target: 'refused' },
      },
      initial: 'plain',
      states: {
        plain: {
          description: 'The way back is offered already.',
          tags: ['undoable'],
          on: {
            'deletion.undo': { target: 'regretted' },
            'deletion.dismiss': { target: 'dismissed' },
            'deletion.hold': { target: 'held' },
          },
        },
        held: {
          description: 'Pointer or focus is on the bar, which will stay therefore.',
          tags: ['undoable'],
          on: {
            'deletion.undo': { target: 'regretted' },
            'deletion.dismiss': { target: 'dismissed' },
            'deletion.release': { target: 'plain' },
          },
        },
        regretted: {
          description: 'It is wanted back, which waits until the server has deleted it.',
          tags: ['busy'],
        },
        dismissed: { description: 'The bar was closed; nobody wants the message back.' },
      },
    },

    deleted: {
      description: 'The server has deleted the message; for a while it can be brought back.',
      tags: ['undoable'],
      on: { ...undoing, 'deletion.dismiss': { target: 'over' } },
      initial: 'counting',
      states: {
        counting: {
          description: 'The time to bring it back is running.',
          after: { undoTime: { target: '#deletion.over' } },
          on: { 'deletion.hold': { target: 'held' } },
        },
        held: {
          description: 'Pointer or focus is on the bar, so it stays.',
          on: { 'deletion.release': { target: 'lingering' } },
        },
        lingering: {
          description: 'Pointer and focus have left the bar; it stays a moment longer.',
          after: { lastMoment: { target: '#deletion.over' } },
          on: { 'deletion.hold': { target: 'held' } },
        },
      },
    },

    restoring: {
      description: 'The server is asked to bring the message back.',
      tags: ['busy'],
      invoke: {
        id: 'restoreMessage',
        src: 'restoreMessage',
        input: placeOf,
        onDone: [
          {
            guard: { type: 'isLate', params: ({ event }) => ({ reply: event.output }) },
            target: 'late',
          },
          {
            target: 'over',
            actions: { type: 'tellRestored', params: ({ event }) => ({ reply: event.output }) },
          },
        ],
        onError: { target: 'unrestored' },
      },
    },

    refused: {
      description: 'The server could not delete the message, which is shown again.',
      tags: ['failed', 'retryable'],
      entry: { type: 'tell', params: { type: 'refused' } },
      on: {
        'deletion.retry': {
          target: 'deleting',
          actions: { type: 'tell', params: { type: 'begun' } },
        },
        'deletion.dismiss': { target: 'over' },
      },
    },
    unrestored: {
      description: 'The message could not be brought back, which may be tried again.',
      tags: ['failed', 'retryable'],
      on: {
        'deletion.retry': { target: 'restoring' },
        'deletion.dismiss': { target: 'over' },
      },
    },
    late: {
      description: 'The message is gone for good.',
      tags: ['failed'],
      on: { 'deletion.dismiss': { target: 'over' } },
    },

    over: {
      description: 'Nothing of it is on screen any more.',
      type: 'final',
      entry: { type: 'tell', params: { type: 'ended' } },
    },
  },
});

export type DeletionRef = ActorRefFrom<typeof deletionMachine>;
