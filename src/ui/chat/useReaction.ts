import { useSelector } from '@xstate/react';
import type { Reaction } from '../../../common/contract';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { Message } from '../../machines/conversation/message';
import { reactionTo } from '../../machines/conversation/reactions';

/** The user's reaction to a message, as soon as it was chosen. */
export function useReaction(actor: ConversationRef, message: Message): Reaction | null {
  const saving = useSelector(actor, ({ context }) => context.reactions[message.id]);
  const wish = useSelector(saving, (snapshot) => snapshot?.context.reaction);
  return reactionTo(wish, message);
}
