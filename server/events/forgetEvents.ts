import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { events } from '../database/schema';
import type { UserChange } from './eventLog';

const told = (field: string) => sql`${events.data} -> 'message' ->> ${field}`;

/**
 * Removes texts that are no longer shown from the stored events: those of a whole chat, those from
 * a place on, or some.
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
  // Messages that it withdrew stay withdrawn.
  await transaction
    .update(events)
    .set({ data: sql`jsonb_set(${events.data}, '{message,text}', '""')` })
    .where(ofMessage('message.edited'));
}
