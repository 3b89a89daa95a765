import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { undressJobs } from '../database/schema';

/** Whether a user has paid for this picture before, and need not pay again. */
export async function isOwned(
  transaction: Database,
  userId: string,
  storageKey: string,
): Promise<boolean> {
  const paid = await transaction
    .select({ id: undressJobs.id })
    .from(undressJobs)
    .where(
      and(
        eq(undressJobs.userId, userId),
        eq(undressJobs.storageKey, storageKey),
        eq(undressJobs.state, 'paid'),
      ),
    )
    .limit(1);
  return paid.length > 0;
}
