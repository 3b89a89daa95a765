import { assign, enqueueActions } from 'xstate';
import type { Reaction } from '../../../common/contract';
import type { ReactionNotice } from '../reaction/reactionMachine';
import { conversationMedia } from './mediaSetup';
import type { Message } from './message';
import { reactionTo, toggled, withReaction } from './reactions';
import { isWithin, inBothWindows, shownOf } from './visit';

type Saved = Extract<ReactionNotice, { type: 'reaction.saved' }>;

/** What a conversation can do with reactions: each that is being saved has an actor. */
export const conversationReactions = conversationMedia.extend({
  guards: {
    isReactable: ({ context }, params: { messageId: string }) => isWithin(shownOf(context), params),
  },
  actions: {
    react: enqueueActions(
      ({ context, enqueue }, params: { messageId: string; reaction: Reaction }) => {
        const { chat, reactions } = context;
        const { messageId } = params;
        const ref = reactions[messageId];
        const message = shownOf(context).find(({ id }) => id === messageId);
        const now = reactionTo(ref?.getSnapshot().context.reaction, message);
        const reaction = toggled(now, params.reaction);
        if (ref !== undefined) enqueue.sendTo(ref, { type: 'reaction.want', reaction });
        else
          enqueue.assign(({ spawn, self }) => ({
            reactions: {
              ...reactions,
              [messageId]: spawn('reaction', {
                id: `reaction-${messageId}`,
                input: { owner: self, chatId: chat.id, messageId, reaction },
              }),
            },
          }));
      },
    ),
    tellReaction: enqueueActions(({ context, enqueue }, { message }: { message: Message }) => {
      const ref = context.reactions[message.id];
      const reaction = message.reaction ?? null;
      if (ref !== undefined) enqueue.sendTo(ref, { type: 'reaction.told', reaction });
    }),
    keepReaction: assign(({ context }, { messageId, reaction, isTold }: Saved) =>
      isTold
        ? {}
        : {
            ...inBothWindows(context, withReaction(messageId, reaction)),
            told: [...context.told, messageId],
          },
    ),
    endReaction: enqueueActions(({ context, enqueue }, { messageId }: { messageId: string }) => {
      enqueue.stopChild(`reaction-${messageId}`);
      const { [messageId]: _, ...reactions } = context.reactions;
      enqueue.assign({ reactions });
    }),
  },
});
