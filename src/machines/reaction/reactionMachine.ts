import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Reaction } from '../../../common/contract';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** The reaction to one message; null: none. */
export type ReactionChoice = { chatId: string; messageId: string; reaction: Reaction | null };

/** `gone`: the server no longer has the message. */
export type ReactionReply = { kind: 'saved' } | { kind: 'gone' };

export type ReactionEvent =
  | { type: 'reaction.want'; reaction: Reaction | null }
  /** The event stream told the message's reaction. */
  | { type: 'reaction.told'; reaction: Reaction | null };

export type ReactionNotice =
  /** `isTold`: the event stream was faster, and may have told later changes. */
  | { type: 'reaction.saved'; messageId: string; reaction: Reaction | null; isTold: boolean }
  | { type: 'reaction.refused'; messageId: string }
  | { type: 'reaction.lost'; messageId: string };

export type ReactionInput = ReactionChoice & { owner: Owner<ReactionNotice> };

export type ReactionContext = ReactionInput & {
  /** The last request to the server; the user may have changed their mind since. */
  asked: Reaction | null;
  isTold: boolean;
};

export const reactionMachine = setup({
  types: {
    context: {} as ReactionContext,
    events: {} as ReactionEvent,
    input: {} as ReactionInput,
  },
  actors: { saveReaction: notProvided<ReactionReply, ReactionChoice>('saveReaction') },
  guards: {
    isStillWanted: ({ context }) => context.reaction === context.asked,
    isGone: (_, params: { reply: ReactionReply }) => params.reply.kind === 'gone',
    isAsked: ({ context }, params: { reaction: Reaction | null }) =>
      params.reaction === context.asked,
  },
  actions: {
    keepWish: assign((_, params: { reaction: Reaction | null }) => ({ reaction: params.reaction })),
    keepAsked: assign(({ context }) => ({ asked: context.reaction, isTold: false })),
    keepTold: assign({ isTold: true }),
    tellSaved: sendTo(
      ({ context }: { context: ReactionContext }) => context.owner,
      ({ context: { messageId, reaction, isTold } }): ReactionNotice => ({
        type: 'reaction.saved',
        messageId,
        reaction,
        isTold,
      }),
    ),
    tell: sendTo(
      ({ context }: { context: ReactionContext }) => context.owner,
      ({ context }, params: { type: 'refused' | 'lost' }): ReactionNotice => ({
        type: `reaction.${params.type}`,
        messageId: context.messageId,
      }),
    ),
  },
}).createMachine({
  id: 'reaction',
  description: "Saves the user's reaction to one message; the latest choice wins.",
  context: ({ input }) => ({ ...input, asked: input.reaction, isTold: false }),
  initial: 'saving',
  states: {
    saving: {
      description:
        'The reaction is on screen already; waiting for the server, and saves a newer choice next.',
      entry: 'keepAsked',
      invoke: {
        id: 'saveReaction',
        src: 'saveReaction',
        input: ({ context: { chatId, messageId, reaction } }) => ({ chatId, messageId, reaction }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reply: event.output }) },
            target: 'lost',
          },
          { guard: 'isStillWanted', target: 'saved' },
          { target: 'saving', reenter: true },
        ],
        onError: [
          { guard: 'isStillWanted', target: 'refused' },
          { target: 'saving', reenter: true },
        ],
      },
      on: {
        'reaction.want': { actions: { type: 'keepWish', params: eventItself } },
        'reaction.told': {
          guard: { type: 'isAsked', params: eventItself },
          actions: 'keepTold',
        },
      },
    },
    saved: {
      description: 'The server has saved the reaction.',
      meta: { noScreen: 'the reaction is already shown' },
      type: 'final',
      entry: 'tellSaved',
    },
    refused: {
      description: 'The reaction could not be saved, so the one before is shown again.',
      meta: { noScreen: 'the previous reaction is shown again, and an alert says so' },
      type: 'final',
      entry: { type: 'tell', params: { type: 'refused' } },
    },
    lost: {
      description: 'The message was deleted meanwhile, elsewhere.',
      meta: { noScreen: 'the message goes away' },
      type: 'final',
      entry: { type: 'tell', params: { type: 'lost' } },
    },
  },
});

export type ReactionRef = ActorRefFrom<typeof reactionMachine>;
