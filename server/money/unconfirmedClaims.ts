import { createHmac } from 'node:crypto';
import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { unconfirmedClaims } from '../database/schema';
import { addressKey } from '../http/rateLimiter';
import { problems } from '../http/problem';

const DAY_MS = 86_400_000;

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

export type UnconfirmedClaims = {
  /**
   * Counts the claim of an account without a confirmed address; throws `email-unconfirmed` where as
   * many others have claimed from that network address within a day. To be called once for each.
   */
  take(transaction: Database, ip: string, now: Date): Promise<void>;
};

/** `secret` keys the digests: nobody else can tell whose a network address was. */
export function createUnconfirmedClaims(secret: Uint8Array, perDay: number): UnconfirmedClaims {
  const key = createHmac('sha256', secret).update('unconfirmed claims').digest();
  return {
    async take(transaction, ip, now) {
      const address = createHmac('sha256', key).update(addressKey(ip)).digest('base64url');
      // One after the other, so that no two of them are the fifth.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
      const [row] = await transaction
        .select({ claims: count() })
        .from(unconfirmedClaims)
        .where(
          and(
            eq(unconfirmedClaims.address, address),
            gt(unconfirmedClaims.claimedAt, dayBefore(now)),
          ),
        );
      if (row === undefined || row.claims >= perDay) throw problems.emailUnconfirmed();
      await transaction.insert(unconfirmedClaims).values({ address, claimedAt: now });
    },
  };
}

/** Forgets who claimed from where, a day later. */
export async function forgetUnconfirmedClaims(within: Database, now: Date): Promise<void> {
  await within.delete(unconfirmedClaims).where(lte(unconfirmedClaims.claimedAt, dayBefore(now)));
}
