import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { messages } from '../database/schema';
import { problems } from '../http/problem';
import type { MessageRow } from '../messages/message';

/** A message of this chat, shown or not; throws `not-found` otherwise. */
export async function messageOf(
  database: Database,
  chatId: string,
  messageId: string,
): Promise<MessageRow> {
  const [row] = await database
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.id, messageId)));
  if (row === undefined) throw problems.notFound();
  return row;
}

/** The first version of a reply stands for the group. */
export const groupOf = ({ id, versionOf }: Pick<MessageRow, 'id' | 'versionOf'>): string =>
  versionOf ?? id;

export const isOfGroup = (group: string) =>
  or(eq(messages.id, group), eq(messages.versionOf, group));
