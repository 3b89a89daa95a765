import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { events } from '../database/schema';
import type { UserChange } from './eventLog';

const told = (field: string) => sql`${events.data} -> 'message' ->> ${field}`;

/**
 * Takes the texts that are no longer shown out of the events that are kept for whoever missed them:
 * all of a chat, those from a place on, or some.
 */
export async function forgetEvents(
  { transaction, userId }: UserChange,
  chatId: string,
  which: { from: number } | { ids: readonly string[] } = { from: 0 },
): Promise<void> {
  const fits: SQL =
    'ids' in which
      ? inArray(told('id'), [...which.ids])
      : gte(sql`(${told('seq')})::integer`, which.from);
  const ofMessage = (name: string) =>
    and(eq(events.userId, userId), eq(events.name, name), eq(told('chat_id'), chatId), fits);
  await transaction.delete(events).where(ofMessage('message'));
  // What it withdrew stays so.
  await transaction
    .update(events)
    .set({ data: sql`jsonb_set(${events.data}, '{message,text}', '""')` })
    .where(ofMessage('message.edited'));
}
