import { enqueueActions, sendTo, setup, stateIn } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Message } from '../conversation/message';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type DeletionPlace = { chatId: string; messageId: string };

/** `gone`: the server no longer has it, so that nothing can be restored. */
export type DeleteReply = { kind: 'deleted' } | { kind: 'gone' };

/** `late`: it can no longer be restored. */
export type RestoreReply = { kind: 'restored'; message: Message } | { kind: 'late' };

export type DeletionEvent =
  | { type: 'deletion.undo' }
  | { type: 'deletion.retry' }
  | { type: 'deletion.dismiss' }
  /** The pointer or focus is on the undo bar, or has left it. */
  | { type: 'deletion.hold' }
  | { type: 'deletion.release' }
  /** The message is shown again, whichever tab restored it. */
  | { type: 'deletion.reverted' };

export type DeletionNotice =
  /** The deletion is tried once more. */
  | { type: 'deletion.begun'; messageId: string }
  /** The message could not be deleted. */
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
    /** How long undo is offered once the server has deleted the message. */
    undoTime: 10_000,
    /** How long the bar stays after the pointer and focus have left it. */
    lastMoment: 4_000,
  },
}).createMachine({
  id: 'deletion',
  description: 'Deletes one message of a chat, and lets the user undo that for a while.',
  context: ({ input }) => input,
  on: { 'deletion.reverted': { target: '.over' } },
  initial: 'deleting',
  states: {
    deleting: {
      description: 'The message is hidden; waiting for the server to delete it.',
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
          description: 'The undo bar is already on screen.',
          meta: { noScreen: 'it looks as it does when deleted: undo is already offered' },
          tags: ['undoable'],
          on: {
            'deletion.undo': { target: 'regretted' },
            'deletion.dismiss': { target: 'dismissed' },
            'deletion.hold': { target: 'held' },
          },
        },
        held: {
          description: 'The pointer or focus is on the undo bar, so it will stay.',
          meta: { noScreen: 'it looks the same; only the clock stops' },
          tags: ['undoable'],
          on: {
            'deletion.undo': { target: 'regretted' },
            'deletion.dismiss': { target: 'dismissed' },
            'deletion.release': { target: 'plain' },
          },
        },
        regretted: {
          description:
            'The user clicked undo; the message is restored once the server has deleted it.',
          meta: { noScreen: 'the bar looks busy, as it does while restoring' },
          tags: ['busy'],
        },
        dismissed: {
          description: 'The user closed the undo bar.',
          meta: { noScreen: 'its bar has closed' },
        },
      },
    },

    deleted: {
      description: 'The server has deleted the message; the user can still undo it.',
      tags: ['undoable'],
      on: { ...undoing, 'deletion.dismiss': { target: 'over' } },
      initial: 'counting',
      states: {
        counting: {
          description: 'The undo bar closes when the time is up.',
          after: { undoTime: { target: '#deletion.over' } },
          on: { 'deletion.hold': { target: 'held' } },
        },
        held: {
          description: 'The pointer or focus is on the undo bar, so it stays.',
          meta: { noScreen: 'it looks the same; only the clock stops' },
          on: { 'deletion.release': { target: 'lingering' } },
        },
        lingering: {
          description: 'The pointer and focus have left the undo bar; it stays a moment longer.',
          meta: { noScreen: 'it looks the same; only the clock stops' },
          after: { lastMoment: { target: '#deletion.over' } },
          on: { 'deletion.hold': { target: 'held' } },
        },
      },
    },

    restoring: {
      description: 'Asks the server to restore the message.',
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
      description:
        'The server could not delete the message, so it is shown again; the user can try again.',
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
      description: 'The message could not be restored; the user can try again.',
      tags: ['failed', 'retryable'],
      on: {
        'deletion.retry': { target: 'restoring' },
        'deletion.dismiss': { target: 'over' },
      },
    },
    late: {
      description: 'It is too late to restore the message; it is gone for good.',
      tags: ['failed'],
      on: { 'deletion.dismiss': { target: 'over' } },
    },

    over: {
      description: 'The deletion is finished, and the undo bar is gone.',
      meta: { noScreen: 'its bar has closed' },
      type: 'final',
      entry: { type: 'tell', params: { type: 'ended' } },
    },
  },
});

export type DeletionRef = ActorRefFrom<typeof deletionMachine>;
