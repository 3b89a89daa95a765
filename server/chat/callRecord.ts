import { eq } from 'drizzle-orm';
import { kindNumbers } from '../../common/contract';
import { chats, messages } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { toMessage } from '../messages/message';
import { takeSeq } from './replyRows';

/** Records a call and its length at the end of a chat; silent if the chat is archived. */
export async function addCallRecord(
  { transaction, append }: UserChange,
  { chatId, seconds, now }: { chatId: string; seconds: number; now: Date },
): Promise<void> {
  const seq = await takeSeq(transaction, chatId, now);
  const [row] = await transaction
    .insert(messages)
    .values({
      chatId,
      seq,
      author: 'user',
      kind: kindNumbers.call,
      text: '',
      searchText: '',
      seconds,
      state: 'complete',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('No call was kept');
  const [chat] = await transaction
    .select({ archivedAt: chats.archivedAt })
    .from(chats)
    .where(eq(chats.id, chatId));
  if (chat?.archivedAt !== null) return;
  await append({ name: 'message', data: { message: toMessage(row) } });
  await append({ name: 'chat', data: { chat_id: chatId } });
}
