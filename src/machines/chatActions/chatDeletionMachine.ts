import { assign, sendTo, setup, stateIn } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { ChatSummary } from '../conversation/message';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** `gone`: the chat was already deleted for good or put away. */
export type DeleteReply = { kind: 'deleted' } | { kind: 'gone' };
/** `lost`: it is too late, or there are messages in a new chat with the same character. */
export type RestoreReply = { kind: 'restored'; chat: ChatSummary } | { kind: 'lost' };

export type DeletionNotice =
  /** The server has deleted it, now or earlier. */
  | { type: 'deletion.done'; chatId: string }
  | { type: 'deletion.undone'; chat: ChatSummary }
  /** It could not be deleted, so it is in the list again. */
  | { type: 'deletion.refused'; chatId: string }
  /** It could not be restored. */
  | { type: 'deletion.stuck'; chatId: string }
  /** The deletion is finished. */
  | { type: 'deletion.ended'; chatId: string };

export type DeletionEvent =
  | { type: 'deletion.undo' }
  | { type: 'deletion.close' }
  /** The pointer or focus is on its bar. */
  | { type: 'deletion.hold' }
  | { type: 'deletion.release' };

export type DeletionInput = { owner: Owner<DeletionNotice>; chat: ChatSummary };
export type DeletionContext = DeletionInput & { remainingMs: number };

/** How long a deletion can be undone, in milliseconds; the server would allow more. */
export const UNDO_MS = 10_000;
/** The clock counts in steps, so that a hold does not restart it. */
const TICK_MS = 250;

const owner = ({ context }: { context: DeletionContext }) => context.owner;
const chatId = ({ context }: { context: DeletionContext }) => context.chat.id;
type Of = { context: DeletionContext };

export const chatDeletionMachine = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    input: {} as DeletionInput,
    tags: {} as 'undoing',
  },
  actors: {
    deleteChat: notProvided<DeleteReply, { chatId: string }>('deleteChat'),
    restoreChat: notProvided<RestoreReply, { chatId: string }>('restoreChat'),
  },
  guards: {
    isGone: (_, params: { reply: DeleteReply }) => params.reply.kind === 'gone',
    isRegretted: stateIn('#chatDeletion.course.deleting.regretted'),
    isLost: (_, params: { reply: RestoreReply }) => params.reply.kind === 'lost',
    isOver: ({ context }) => context.remainingMs <= 0,
    isNear: stateIn({ attention: 'near' }),
  },
  actions: {
    wind: assign({ remainingMs: UNDO_MS }),
    countDown: assign(({ context }) => ({ remainingMs: context.remainingMs - TICK_MS })),
    tellDone: sendTo(owner, (of: Of): DeletionNotice => ({
      type: 'deletion.done',
      chatId: chatId(of),
    })),
    tellUndone: sendTo(
      owner,
      ({ context }: Of, params: { reply: RestoreReply }): DeletionNotice => ({
        type: 'deletion.undone',
        chat: params.reply.kind === 'restored' ? params.reply.chat : context.chat,
      }),
    ),
    tellRefused: sendTo(owner, (of: Of): DeletionNotice => ({
      type: 'deletion.refused',
      chatId: chatId(of),
    })),
    tellStuck: sendTo(owner, (of: Of): DeletionNotice => ({
      type: 'deletion.stuck',
      chatId: chatId(of),
    })),
    tellEnded: sendTo(owner, (of: Of): DeletionNotice => ({
      type: 'deletion.ended',
      chatId: chatId(of),
    })),
  },
  delays: { tick: TICK_MS },
}).createMachine({
  id: 'chatDeletion',
  description: 'One deleted chat, while the user can still undo the deletion.',
  context: ({ input }) => ({ ...input, remainingMs: UNDO_MS }),
  type: 'parallel',
  states: {
    attention: {
      description: 'Whether the pointer or focus is on the undo bar; the clock stops while it is.',
      initial: 'away',
      states: {
        away: {
          description: 'The pointer and focus are elsewhere.',
          meta: { noScreen: 'it looks the same; only the clock stops' },
          on: { 'deletion.hold': { target: 'near' } },
        },
        near: {
          description: 'The pointer or focus is on the undo bar.',
          on: { 'deletion.release': { target: 'away' } },
        },
      },
    },
    course: {
      description: 'What happens to the chat.',
      initial: 'deleting',
      states: {
        deleting: {
          description: 'Waiting for the server to delete the chat; the list no longer shows it.',
          invoke: {
            id: 'deleteChat',
            src: 'deleteChat',
            input: (of) => ({ chatId: chatId(of) }),
            onDone: [
              { guard: 'isRegretted', target: 'restoring', actions: 'tellDone' },
              {
                guard: { type: 'isGone', params: ({ event }) => ({ reply: event.output }) },
                target: 'ended',
                actions: 'tellDone',
              },
              { target: 'open', actions: 'tellDone' },
            ],
            // The chat may be deleted even though the answer was lost.
            onError: [{ guard: 'isRegretted', target: 'restoring' }, { target: 'refused' }],
          },
          initial: 'meant',
          states: {
            meant: {
              description: 'The user wants the chat deleted.',
              meta: { noScreen: 'it looks as it does when open: undo is already offered' },
              on: { 'deletion.undo': { target: 'regretted' } },
            },
            regretted: {
              description:
                'The user clicked undo; the chat is restored as soon as the server has answered.',
              meta: { noScreen: 'the bar looks busy, as it does while restoring' },
              tags: ['undoing'],
            },
          },
        },
        open: {
          description: 'The chat is deleted; the user can still undo it.',
          on: {
            'deletion.undo': { target: 'restoring' },
            'deletion.close': { target: 'ended' },
          },
          initial: 'counting',
          states: {
            counting: {
              description: 'The undo bar closes by itself after ten seconds.',
              always: { guard: 'isOver', target: '#chatDeletion.course.ended' },
              after: {
                tick: [
                  { guard: 'isNear', target: 'counting', reenter: true },
                  { target: 'counting', reenter: true, actions: 'countDown' },
                ],
              },
            },
          },
        },
        restoring: {
          description: 'Asks the server to restore the chat.',
          tags: ['undoing'],
          invoke: {
            id: 'restoreChat',
            src: 'restoreChat',
            input: (of) => ({ chatId: chatId(of) }),
            onDone: [
              {
                guard: { type: 'isLost', params: ({ event }) => ({ reply: event.output }) },
                target: 'ended',
                actions: 'tellStuck',
              },
              {
                target: 'undone',
                actions: { type: 'tellUndone', params: ({ event }) => ({ reply: event.output }) },
              },
            ],
            onError: { target: 'open', actions: ['wind', 'tellStuck'] },
          },
        },
        undone: {
          description: 'The chat is back in the list.',
          meta: { noScreen: 'its bar has closed' },
          type: 'final',
        },
        refused: {
          description: 'The chat could not be deleted.',
          meta: { noScreen: 'its bar has closed, and an alert says so' },
          type: 'final',
          entry: 'tellRefused',
        },
        ended: {
          description: 'The chat stays deleted, and the undo bar closes.',
          meta: { noScreen: 'its bar has closed' },
          type: 'final',
          entry: 'tellEnded',
        },
      },
    },
  },
});

export type DeletionRef = ActorRefFrom<typeof chatDeletionMachine>;
