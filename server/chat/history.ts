import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { messages } from '../database/schema';
import { toMessage } from './message';
import type { Message } from './message';

/**
 * The page of messages that ends before a place in the chat, ascending; null: the newest page.
 * `older` is the place before which the next page ends.
 */
export async function readHistory(
  database: Database,
  { chatId, before, size }: { chatId: string; before: number | null; size: number },
): Promise<{ results: Message[]; older: number | null }> {
  const rows = await database
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), before === null ? undefined : lt(messages.seq, before)))
    .orderBy(desc(messages.seq))
    .limit(size + 1);
  const page = rows.slice(0, size);
  return {
    results: page.map(toMessage).reverse(),
    older: rows.length > size ? (page.at(-1)?.seq ?? null) : null,
  };
}
