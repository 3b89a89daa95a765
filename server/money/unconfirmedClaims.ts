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
   * Counts a claim by an account with an unconfirmed address; throws `email-unconfirmed` if that
   * network address has used up its claims for a day. Call it once per claim.
   */
  take(transaction: Database, ip: string, now: Date): Promise<void>;
};

/** `secret` keys the digests, so that nobody else can recover the network addresses. */
export function createUnconfirmedClaims(secret: Uint8Array, perDay: number): UnconfirmedClaims {
  const key = createHmac('sha256', secret).update('unconfirmed claims').digest();
  return {
    async take(transaction, ip, now) {
      const address = createHmac('sha256', key).update(addressKey(ip)).digest('base64url');
      // Serialised, so that two claims cannot both take the last place.
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

/** Deletes the claims of network addresses after a day. */
export async function forgetUnconfirmedClaims(within: Database, now: Date): Promise<void> {
  await within.delete(unconfirmedClaims).where(lte(unconfirmedClaims.claimedAt, dayBefore(now)));
}
