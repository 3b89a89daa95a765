import { and, asc, desc, eq, gt, gte, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { messages } from '../database/schema';
import { problems } from '../http/problem';
import { isShown, toMessage } from '../messages/message';
import type { KeptMessage, MessageRow } from '../messages/message';

const seqSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));

/** A number: messages before that place. */
export const historyPlaceSchema = v.union([seqSchema, v.strictObject({ after: seqSchema })]);

export type HistoryPlace = v.InferOutput<typeof historyPlaceSchema>;

export type History = {
  /** Ascending. */
  results: KeptMessage[];
  older: HistoryPlace | null;
  newer: HistoryPlace | null;
};

/**
 * A page of a chat: at a place, around a message, or the newest. Throws `not-found` for a message
 * that the chat does not show.
 */
export async function readHistory(
  database: Database,
  {
    chatId,
    place,
    around,
    size,
  }: { chatId: string; place: HistoryPlace | null; around: string | null; size: number },
): Promise<History> {
  const rows = (where: SQL | undefined, order: SQL, limit: number) =>
    database
      .select()
      .from(messages)
      .where(and(eq(messages.chatId, chatId), isShown, where))
      .orderBy(order)
      .limit(limit);
  const upwards = (where: SQL, limit = size) => rows(where, asc(messages.seq), limit);
  const downwards = async (where: SQL | undefined, limit = size) =>
    (await rows(where, desc(messages.seq), limit)).reverse();

  async function readAround(messageId: string): Promise<MessageRow[]> {
    const [middle] = await upwards(eq(messages.id, messageId), 1);
    if (middle === undefined) throw problems.notFound();
    const newer = await upwards(gte(messages.seq, middle.seq), Math.ceil(size / 2));
    const older = await downwards(lt(messages.seq, middle.seq), size - newer.length);
    return [...older, ...newer];
  }

  function readAt(): Promise<MessageRow[]> {
    if (place === null) return downwards(undefined);
    if (typeof place === 'number') return downwards(lt(messages.seq, place));
    return upwards(gt(messages.seq, place.after));
  }

  const page = await (around === null ? readAt() : readAround(around));
  const first = page[0];
  const last = page.at(-1);
  const isAny = async (where: SQL) => (await upwards(where, 1)).length > 0;
  const hasOlder = first !== undefined && (await isAny(lt(messages.seq, first.seq)));
  const isNewest = place === null && around === null;
  const hasNewer = last !== undefined && !isNewest && (await isAny(gt(messages.seq, last.seq)));
  return {
    results: page.map(toMessage),
    older: hasOlder ? first.seq : null,
    newer: hasNewer ? { after: last.seq } : null,
  };
}
