import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { isLeaseOver, secondsFromNow } from '../database/leases';
import { calls, characters, chats, sessions, users } from '../database/schema';
import type { UserChange } from '../events/eventLog';

export type CallRow = typeof calls.$inferSelect;
export type Cause = NonNullable<CallRow['cause']>;

/** How long a call counts as under way after its process was last heard of. */
const LEASE_SECONDS = 15;
const leaseEnd = secondsFromNow(LEASE_SECONDS);
const isLost = isLeaseOver(calls.leaseUntil, LEASE_SECONDS);

const isOpen = isNull(calls.endedAt);

/** Null while this user has another call under way. */
export async function insertCall(
  database: Database,
  call: Pick<CallRow, 'userId' | 'chatId' | 'sessionId' | 'createdAt'>,
): Promise<CallRow | null> {
  const [row] = await database
    .insert(calls)
    .values({ ...call, leaseUntil: leaseEnd })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** The user's call that is under way, and whether the process that held it has died. */
export async function findOpenCall(database: Database, userId: string) {
  const [row] = await database
    .select({ id: calls.id, isLost })
    .from(calls)
    .where(and(eq(calls.userId, userId), isOpen));
  return row ?? null;
}

export async function markConnected(database: Database, id: string, now: Date): Promise<void> {
  await database
    .update(calls)
    .set({ connectedAt: now })
    .where(and(eq(calls.id, id), isOpen, isNull(calls.connectedAt)));
}

/** Null if the call had already ended. */
export async function markEnded(
  { transaction }: UserChange,
  id: string,
  { cause, now }: { cause: Cause; now: Date },
): Promise<CallRow | null> {
  const [row] = await transaction
    .update(calls)
    .set({ cause, endedAt: now })
    .where(and(eq(calls.id, id), isOpen))
    .returning();
  return row ?? null;
}

/** Renews the leases and reads what the calls depend on; a call that is missing has ended. */
export async function renewCalls(database: Database, ids: readonly string[]) {
  return database
    .update(calls)
    .set({ leaseUntil: leaseEnd })
    .from(users)
    .innerJoin(chats, eq(chats.userId, users.id))
    .innerJoin(characters, eq(characters.id, chats.characterId))
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(
      and(
        inArray(calls.id, [...ids]),
        isOpen,
        eq(users.id, calls.userId),
        eq(chats.id, calls.chatId),
        eq(sessions.id, calls.sessionId),
      ),
    )
    .returning({
      id: calls.id,
      connectedAt: calls.connectedAt,
      premiumUntil: users.premiumUntil,
      isChatGone: sql<boolean>`${chats.archivedAt} is not null or ${characters.retiredAt} is not null`,
      isSessionOver: sql<boolean>`${sessions.revokedAt} is not null`,
    });
}

/** Calls whose process died. */
export const findLost = (database: Database) =>
  database
    .select({ id: calls.id, userId: calls.userId, leaseUntil: calls.leaseUntil })
    .from(calls)
    .where(and(isOpen, isLost));
