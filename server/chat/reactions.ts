import { and, eq } from 'drizzle-orm';
import type { Reaction } from '../../common/contract';
import { messages } from '../database/schema';
import { problems } from '../http/problem';
import { toMessage } from '../messages/message';
import type { Deps } from './deps';
import { ownedChat } from './ownedChat';
import { messageOf } from './ownedMessage';

/**
 * Sets the reaction to a message, or takes it off, and sends the event. Repeating the call changes
 * nothing.
 */
export function setReaction(
  { clock, eventLog }: Pick<Deps, 'clock' | 'eventLog'>,
  {
    userId,
    chatId,
    messageId,
    reaction,
  }: { userId: string; chatId: string; messageId: string; reaction: Reaction | null },
): Promise<void> {
  return eventLog.change(userId, async ({ transaction, append }) => {
    await ownedChat(transaction, userId, chatId);
    const { hidden, state, ...message } = await messageOf(transaction, chatId, messageId);
    if (hidden !== null) throw problems.notFound();
    // The event has the whole message, which would end the reply for whoever reads it.
    if (state === 'streaming') throw problems.conflict('The message is being written');
    if (message.reaction === reaction) return;
    const [row] = await transaction
      .update(messages)
      .set({ reaction, updatedAt: clock.now() })
      .where(and(eq(messages.chatId, chatId), eq(messages.id, messageId)))
      .returning();
    if (row !== undefined) await append({ name: 'message', data: { message: toMessage(row) } });
  });
}
