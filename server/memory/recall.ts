import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { memories, messages } from '../database/schema';
import { isOf } from './learn';
import type { MemoryOwner } from './learn';
import type { MemoryRow } from './note';

/** The current notes: the name first, then the latest; none of a message that is gone. */
export async function readMemories(database: Database, owner: MemoryOwner): Promise<MemoryRow[]> {
  const rows = await database
    .select({ memory: memories })
    .from(memories)
    .leftJoin(messages, eq(messages.id, memories.sourceId))
    .where(and(isOf(owner), or(isNull(memories.sourceId), isNull(messages.hidden))))
    .orderBy(
      desc(sql`${memories.kind} = 'name'`),
      desc(memories.updatedAt),
      desc(memories.createdAt),
      // Notes from one message keep the same order.
      memories.kind,
      memories.note,
    );
  return rows.map(({ memory }) => memory);
}

/** The same in the form that a reply needs. */
export async function recall(
  database: Database,
  owner: MemoryOwner,
): Promise<{ name: string | null; notes: string[] }> {
  const rows = await readMemories(database, owner);
  return {
    name: rows.find(({ kind }) => kind === 'name')?.note ?? null,
    notes: rows.filter(({ kind }) => kind !== 'name').map(({ note }) => note),
  };
}
