import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { chats } from '../database/schema';
import { problems } from '../http/problem';
import type { ChatRow } from './summary';

/** The same, including a recently deleted chat. */
export async function ownedEvenDeleted(
  database: Database,
  userId: string,
  chatId: string,
): Promise<ChatRow> {
  const [chat] = await database
    .select()
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
  if (chat === undefined) throw problems.notFound();
  return chat;
}

/** A chat of this user; throws `not-found` if it does not exist or is somebody else's (row A5). */
export async function ownedChat(
  database: Database,
  userId: string,
  chatId: string,
): Promise<ChatRow> {
  const chat = await ownedEvenDeleted(database, userId, chatId);
  if (chat.deletedAt !== null) throw problems.notFound();
  return chat;
}
